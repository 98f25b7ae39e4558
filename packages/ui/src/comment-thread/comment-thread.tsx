import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Lock } from 'lucide-react'
import type { Author } from '../byline/byline.tsx'
import { RemarkView } from './remark.tsx'
import { threadOf, type Remark } from './thread.ts'

export type CommentItem = Remark & {
  author: Author
  /** What the person is ("Educator"). */
  note?: ReactNode
  /** When, formatted. */
  time?: ReactNode
  /** The same for machines, RFC 3339. */
  dateTime?: string | undefined
  /** What was said; line breaks are kept. */
  text: string
  /** The language it was said in, where that is known. */
  lang?: string | undefined
}

export type CommentThreadLabels = {
  reply: string
  /** Heard after `reply`: "to Ana Díaz". */
  replyTo: (name: string) => string
}

const english: CommentThreadLabels = { reply: 'Reply', replyTo: (name) => `to ${name}` }

export type CommentThreadProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** "Comments", "Answers". */
  title: ReactNode
  /** How many there are, as it shall be read. */
  count?: ReactNode
  /** Flat, in the order to show, as the provider gives them. */
  comments: readonly CommentItem[]
  /** Where something is said: a form, or what asks a guest to sign in. */
  form?: ReactNode
  /** The form that answers a comment; without it nobody can. */
  replyForm?: ((comment: CommentItem) => ReactNode) | undefined
  /** Read only: neither form is shown (specification §3, Post). Default false. */
  isClosed?: boolean | undefined
  /** Why nothing can be said any more: "This discussion is closed." */
  closedText?: ReactNode
  /** What stands here before anything was said. */
  empty?: ReactNode
  /** The heading's level on the page. Default 2. */
  level?: 2 | 3 | undefined
  /** Default English. */
  labels?: CommentThreadLabels | undefined
}

/** What was said under a post or in a discussion. Complete, and open to answers, without scripts. */
export function CommentThread({
  title,
  count,
  comments,
  form,
  replyForm,
  isClosed = false,
  closedText,
  empty,
  level = 2,
  labels = english,
  className,
  ...rest
}: CommentThreadProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  const answer = (comment: CommentItem) => (isClosed ? undefined : replyForm?.(comment))
  return (
    <section aria-labelledby={headingId} className={cx('grid grid-cols-1 gap-8', className)} {...rest}>
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-4">
        <Heading id={headingId} className="headline-type text-heading">
          {title}
        </Heading>
        {count !== undefined && <p className="text-small text-text-muted tabular-nums">{count}</p>}
      </header>
      {isClosed
        ? closedText && (
            <p className="flex items-center gap-3 border-s-2 border-line-strong ps-4 text-text-muted">
              <Lock aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
              <span className="min-w-0">{closedText}</span>
            </p>
          )
        : form}
      {comments.length === 0 && empty && <div className="text-text-muted">{empty}</div>}
      {comments.length > 0 && (
        <ol className="grid grid-cols-1 gap-9">
          {threadOf(comments).map(({ remark, replies }) => (
            <li key={remark.id} className="grid grid-cols-1 gap-6">
              <RemarkView item={remark} labels={labels} replyForm={answer(remark)} />
              {replies.length > 0 && (
                <ol className="grid grid-cols-1 gap-6 border-s border-line ps-5 sm:ms-5 sm:ps-8">
                  {replies.map((reply) => (
                    <li key={reply.remark.id}>
                      <RemarkView
                        item={reply.remark}
                        labels={labels}
                        to={reply.to === remark ? undefined : reply.to.author.name}
                        replyForm={answer(reply.remark)}
                      />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
