import type { HeadingLevel } from '../heading/heading.tsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Lock } from '../icons/lock.tsx'
import type { Author } from '../byline/byline.tsx'
import { CommentView } from './comment-view.tsx'
import { buildThread, type CommentBase } from './build-thread.ts'

export type CommentItem = CommentBase & {
  author: Author
  /** The person's role ("Educator"). */
  note?: ReactNode
  /** The formatted time. */
  time?: ReactNode
  /** The machine-readable time, RFC 3339. */
  dateTime?: string | undefined
  /** The text; line breaks of a string are kept. */
  text: ReactNode
  /** Buttons and forms below the text: like, edit, report. */
  actions?: ReactNode
  /** The language of the text, if known. */
  lang?: string | undefined
  /** Whether it is still being sent. Default false. */
  isPending?: boolean | undefined
}

export type CommentThreadLabels = {
  reply: string
  /** Announced after `reply`: "to Ana Díaz". */
  replyTo: (name: string) => string
}

export type CommentThreadProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** "Comments", "Answers". */
  title: ReactNode
  /** Formatted number of comments. */
  count?: ReactNode
  /** A flat list in display order. */
  comments: readonly CommentItem[]
  /** The comment form, or a prompt to sign in for guests. */
  form?: ReactNode
  /** The form to reply to a comment. Without it there are no replies. */
  replyForm?: ((comment: CommentItem) => ReactNode) | undefined
  /** Shown before the first comment of a later page: a link to the previous page. */
  earlier?: ReactNode
  /** Shown after the last comment: a link to the next page. */
  later?: ReactNode
  /** Links to the replies below a top-level comment that are not shown. */
  repliesPaging?: ((comment: CommentItem) => { earlier?: ReactNode; later?: ReactNode }) | undefined
  /** Read-only: hides both forms. Default false. */
  isClosed?: boolean | undefined
  /** Why commenting is closed: "This discussion is closed." */
  closedText?: ReactNode
  /** Shown before the first comment. */
  empty?: ReactNode
  /** Heading level. Default 2. */
  level?: HeadingLevel | undefined
  /** Default English. */
  labels?: Partial<CommentThreadLabels> | undefined
}

/** Comments on a post or in a discussion. Complete and usable without scripts. */
export function CommentThread({
  title,
  count,
  comments,
  form,
  replyForm,
  earlier,
  later,
  repliesPaging,
  isClosed = false,
  closedText,
  empty,
  level = 2,
  labels,
  className,
  ...rest
}: CommentThreadProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  const replyFormFor = (comment: CommentItem) => (isClosed ? undefined : replyForm?.(comment))
  return (
    <section aria-labelledby={headingId} className={cx(className, 'grid grid-cols-1 gap-8')} {...rest}>
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-4">
        <Heading id={headingId} className="headline-type text-heading">
          {title}
        </Heading>
        {count !== undefined && <p className="text-small text-text-muted tabular-nums">{count}</p>}
      </header>
      {isClosed
        ? closedText && (
            <p className="flex items-center gap-3 border-s-2 border-line-strong ps-4 text-text-muted">
              <Lock className="size-5 shrink-0" />
              <span className="min-w-0">{closedText}</span>
            </p>
          )
        : form}
      {comments.length === 0 && empty && <div className="text-text-muted">{empty}</div>}
      {earlier}
      {comments.length > 0 && (
        <ol className="grid grid-cols-1 gap-9">
          {buildThread(comments).map(({ comment, replies }) => (
            <li key={comment.id} className="grid grid-cols-1 gap-6">
              <CommentView item={comment} labels={labels} replyForm={replyFormFor(comment)} />
              {replies.length > 0 && (
                <div className="grid grid-cols-1 gap-6 border-s border-line ps-5 sm:ms-5 sm:ps-8">
                  {repliesPaging?.(comment).earlier}
                  <ol className="grid grid-cols-1 gap-6">
                    {replies.map((reply) => (
                      <li key={reply.comment.id}>
                        <CommentView
                          item={reply.comment}
                          labels={labels}
                          to={reply.to === comment ? undefined : reply.to.author.name}
                          replyForm={replyFormFor(reply.comment)}
                        />
                      </li>
                    ))}
                  </ol>
                  {repliesPaging?.(comment).later}
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {later}
    </section>
  )
}
