import type { ReactNode } from 'react'
import { Byline } from '../byline/byline.tsx'
import type { CommentItem, CommentThreadLabels } from './comment-thread.tsx'

type RemarkViewProps = {
  item: CommentItem
  labels: CommentThreadLabels
  /** Whom it answers, where that is not the comment it stands under. */
  to?: string | undefined
  /** The form to answer with. */
  replyForm?: ReactNode
}

/** One thing said: who, when, what, and the way to answer. */
export function RemarkView({ item, labels, to, replyForm }: RemarkViewProps) {
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
          // A disclosure of the platform: it opens before scripts have loaded, and one at a time.
          <details name="reply" className="group/reply max-w-prose">
            <summary className="touch-target inline-flex min-h-9 cursor-pointer list-none items-center rounded-media text-small text-text-muted underline decoration-line underline-offset-8 transition-colors hover:text-text hover:decoration-accent [&::-webkit-details-marker]:hidden">
              {labels.reply}
              <span className="sr-only"> {labels.replyTo(item.author.name)}</span>
            </summary>
            <div className="pt-4">{replyForm}</div>
          </details>
        )}
      </div>
    </article>
  )
}
