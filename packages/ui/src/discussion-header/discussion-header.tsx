import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Badge } from '../badge/badge.tsx'
import { Byline, type Author } from '../byline/byline.tsx'
import type { HeadingLevel } from '../heading/heading.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { messageNodes } from '../messages/message-nodes.tsx'

export type DiscussionHeaderLabels = {
  /** The badge of a closed discussion: "Closed". */
  closed: ReactNode
}

const english: Messages['discussionHeader'] = { closed: 'Closed' }

export type DiscussionHeaderProps = Omit<ComponentProps<'header'>, 'title' | 'about'> & {
  title: ReactNode
  /** The type of the topic, in words: "Course". */
  type?: ReactNode
  /** The topic. */
  about?: { name: ReactNode; link: LinkElement } | undefined
  /** The author, if one person started it. */
  author?: Author | undefined
  /** The author's role ("Educator"). */
  note?: ReactNode
  /** The formatted start time. */
  time?: ReactNode
  /** The machine-readable time, RFC 3339. */
  dateTime?: string | undefined
  /** Number of replies, in words: "3 replies". */
  replies?: ReactNode
  /** Default false. */
  isClosed?: boolean | undefined
  /** Default English. */
  labels?: Partial<DiscussionHeaderLabels> | undefined
  /** The language of title and text, if it differs from the page's. */
  lang?: string | undefined
  /** Heading level. Default 1. */
  level?: HeadingLevel | undefined
  /** The opening text. */
  children?: ReactNode
}

/** The header of a discussion: topic, title, author, and whether it is closed. */
export function DiscussionHeader({
  title,
  type,
  about,
  author,
  note,
  time,
  dateTime,
  replies,
  isClosed = false,
  labels,
  lang,
  level = 1,
  className,
  children,
  ...rest
}: DiscussionHeaderProps) {
  const word = messageNodes('discussionHeader', english, labels)
  const Heading = `h${level}` as const
  return (
    <header className={cx(className, 'border-b border-line pb-8')} {...rest}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {type && <span className="overline-label text-accent">{type}</span>}
        {about && (
          <LinkSlot
            link={about.link}
            className="rounded-media text-small text-text-muted underline decoration-line underline-offset-4 transition-colors hover:text-text hover:decoration-accent"
          >
            {about.name}
          </LinkSlot>
        )}
        {isClosed && <Badge>{word('closed')}</Badge>}
      </p>
      <Heading
        lang={lang}
        className="headline-type mt-5 max-w-200 text-display leading-[1.08] text-balance wrap-anywhere"
      >
        {title}
      </Heading>
      {children && (
        <div
          lang={lang}
          className="mt-6 max-w-prose text-lead whitespace-pre-line text-text-muted wrap-anywhere"
        >
          {children}
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {author && <Byline author={author} note={note} time={time} dateTime={dateTime} />}
        {replies && <p className="text-small text-text-muted tabular-nums">{replies}</p>}
      </div>
    </header>
  )
}
