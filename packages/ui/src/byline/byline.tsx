import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Avatar } from '../avatar/avatar.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'

/** Who wrote something. */
export type Author = {
  /** The whole name. */
  name: string
  /** Address of a square picture; initials stand in for it. */
  src?: string | null | undefined
  /** The person's page. */
  link?: LinkElement | undefined
}

export type BylineProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Who wrote it, with their picture where there is one. */
  author: Author
  /** What the person is ("Educator"), or what else belongs beside the name. */
  note?: ReactNode
  /** When, formatted as it shall be read. */
  time?: ReactNode
  /** The same for machines, RFC 3339. */
  dateTime?: string | undefined
  /** Default `medium`. */
  size?: 'small' | 'medium' | undefined
}

/** Who said it and when: the face, the name, and under it a line in small. */
export function Byline({ author, note, time, dateTime, size = 'medium', className, ...rest }: BylineProps) {
  const name = <bdi>{author.name}</bdi>
  return (
    <div className={cx('flex min-w-0 items-center gap-3', className)} {...rest}>
      <Avatar name={author.name} src={author.src} size={size} isDecorative />
      <div className="min-w-0 text-small leading-snug">
        <p className="font-medium wrap-anywhere">
          {author.link ? (
            // Above the link of the card it may stand in.
            <LinkSlot
              link={author.link}
              className="relative z-1 rounded-media no-underline underline-offset-4 hover:underline"
            >
              {name}
            </LinkSlot>
          ) : (
            name
          )}
        </p>
        {(note || time) && (
          <p className="flex flex-wrap gap-x-2 text-caption text-text-muted">
            {note && <span>{note}</span>}
            {note && time && <span aria-hidden="true">·</span>}
            {time && <time dateTime={dateTime}>{time}</time>}
          </p>
        )}
      </div>
    </div>
  )
}
