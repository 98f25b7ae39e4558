import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Avatar } from '../avatar/avatar.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'

/** The author of a post, comment or story. */
export type Author = {
  /** The full name. */
  name: string
  /** URL of a square picture. Initials are shown without it. */
  src?: string | null | undefined
  /** A link to the profile. */
  link?: LinkElement | undefined
}

export type BylineProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The author, with a picture if there is one. */
  author: Author
  /** The person's role ("Educator"), or other text beside the name. */
  note?: ReactNode
  /** The formatted time. */
  time?: ReactNode
  /** The machine-readable time, RFC 3339. */
  dateTime?: string | undefined
  /** Default `medium`. */
  size?: 'small' | 'medium' | undefined
}

/** Author and time: avatar, name, and a small line below. */
export function Byline({ author, note, time, dateTime, size = 'medium', className, ...rest }: BylineProps) {
  const name = <bdi>{author.name}</bdi>
  return (
    <div className={cx(className, 'flex min-w-0 items-center gap-3')} {...rest}>
      <Avatar name={author.name} src={author.src} size={size} isDecorative />
      <div className="min-w-0 text-small leading-snug">
        <p className="font-medium wrap-anywhere">
          {author.link ? (
            // Above the link of a surrounding card.
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
