import type { ReactNode } from 'react'
import { Byline } from '../byline/byline.tsx'
import { messageNodes } from '../messages/message-nodes.tsx'
import type { CommentItem, CommentThreadLabels } from './comment-thread.tsx'

const english: CommentThreadLabels = { reply: 'Reply', replyTo: (name) => `to ${name}` }

type CommentViewProps = {
  item: CommentItem
  labels: Partial<CommentThreadLabels> | undefined
  /** Name of the person it answers, if that is not the author of the parent comment. */
  to?: string | undefined
  /** The reply form. */
  replyForm?: ReactNode
}

/** A single comment: author, time, text, and the reply form. */
export function CommentView({ item, labels, to, replyForm }: CommentViewProps) {
  const word = messageNodes('commentThread', english, labels)
  return (
    <article aria-label={item.author.name} className="grid grid-cols-1 gap-3">
      <Byline author={item.author} note={item.note} time={item.time} dateTime={item.dateTime} />
      <div className="grid grid-cols-1 gap-2 ps-13">
        <p lang={item.lang} dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {to && (
            <>
              <span className="text-accent">
                @<bdi>{to}</bdi>
              </span>{' '}
            </>
          )}
          {item.text}
        </p>
        {replyForm && (
          // Native details: works before scripts load, and the shared name keeps one open at a time.
          <details name="reply" className="group/reply max-w-prose">
            <summary className="touch-target inline-flex min-h-9 cursor-pointer list-none items-center rounded-media text-small text-text-muted underline decoration-line underline-offset-8 transition-colors hover:text-text hover:decoration-accent [&::-webkit-details-marker]:hidden">
              {word('reply')}
              <span className="sr-only"> {word('replyTo', item.author.name)}</span>
            </summary>
            <div className="pt-4">{replyForm}</div>
          </details>
        )}
      </div>
    </article>
  )
}
