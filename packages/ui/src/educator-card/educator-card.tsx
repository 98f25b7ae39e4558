import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Avatar } from '../avatar/avatar.tsx'
import type { HeadingLevel } from '../heading/heading.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import type { PictureSource } from '../picture/picture.tsx'

export type EducatorCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The full name. */
  name: string
  /** URL of a square picture. Initials are shown without it. */
  src?: string | null | undefined
  /** The picture in further sizes, best format first. */
  sources?: readonly PictureSource[] | undefined
  /** The link to the educator's page. The whole card is its target. */
  link: LinkElement
  /** One sentence about the educator. */
  introduction?: ReactNode
  /** The language of `introduction`, if it differs from the page's. */
  introductionLang?: string | undefined
  /** Heading level. Default 3. */
  level?: HeadingLevel | undefined
}

/** Who teaches: portrait, name and one sentence, with a link to the educator's page. */
export function EducatorCard({
  name,
  src,
  sources,
  link,
  introduction,
  introductionLang,
  level = 3,
  className,
  ...rest
}: EducatorCardProps) {
  const Heading = `h${level}` as const
  return (
    <article className={cx(className, 'group/educator relative flex items-center gap-5 sm:gap-6')} {...rest}>
      <Avatar
        name={name}
        src={src}
        sources={sources}
        sizes="6rem"
        size="large"
        isDecorative
        className="sm:size-24"
      />
      <div className="min-w-0">
        <Heading className="text-subtitle font-medium wrap-anywhere">
          <LinkSlot
            link={link}
            className={cx(
              'no-underline decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-media',
              'group-hover/educator:underline focus-visible:outline-none',
              'focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus',
            )}
          >
            <bdi>{name}</bdi>
          </LinkSlot>
        </Heading>
        {introduction && (
          <p
            lang={introductionLang}
            dir={introductionLang && 'auto'}
            className="mt-1 text-text-muted wrap-anywhere"
          >
            {introduction}
          </p>
        )}
      </div>
    </article>
  )
}
