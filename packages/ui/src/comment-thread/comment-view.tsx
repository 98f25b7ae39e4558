import type { ReactNode } from 'react'
import { cx } from 'class-variance-authority'
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
  // A paragraph cannot contain the paragraphs of a formatted text.
  const Text = typeof item.text === 'string' ? 'p' : 'div'
  return (
    <article
      id={`comment-${item.id}`}
      aria-label={item.author.name}
      aria-busy={item.isPending || undefined}
      className="grid scroll-mt-28 grid-cols-1 gap-3"
    >
      <Byline author={item.author} note={item.note} time={item.time} dateTime={item.dateTime} />
      <div className="grid grid-cols-1 gap-2 ps-13">
        <Text
          lang={item.lang}
          dir="auto"
          className={cx('max-w-prose whitespace-pre-line wrap-anywhere', item.isPending && 'text-text-muted')}
        >
          {to && (
            <>
              <span className="text-accent">
                @<bdi>{to}</bdi>
              </span>{' '}
            </>
          )}
          {item.text}
        </Text>
        {(item.actions || replyForm) && (
          <div className="flex flex-wrap items-start gap-x-5 gap-y-1">
            {replyForm && (
              // Native details: works before scripts load, and the shared name keeps one open at a time.
              <details name="reply" className="group/reply max-w-prose open:order-last open:basis-full">
                <summary className="touch-target inline-flex min-h-9 cursor-pointer list-none items-center rounded-media text-small text-text-muted underline decoration-line underline-offset-8 transition-colors hover:text-text hover:decoration-accent [&::-webkit-details-marker]:hidden">
                  {word('reply')}
                  <span className="sr-only"> {word('replyTo', item.author.name)}</span>
                </summary>
                <div className="pt-4">{replyForm}</div>
              </details>
            )}
            {item.actions}
          </div>
        )}
      </div>
    </article>
  )
}
