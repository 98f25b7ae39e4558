import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Avatar } from '../avatar/avatar.tsx'
import { Facts, type Fact } from '../facts/facts.tsx'
import type { HeadingLevel } from '../heading/heading.tsx'
import type { Coiffure } from '../strand/coiffure.ts'
import type { PictureSource } from '../picture/picture.tsx'
import { Strands } from '../strands/strands.tsx'

export type ProfileHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The full name. */
  name: string
  /** URL of a square picture. Initials are shown without it. */
  src?: string | null | undefined
  /** The picture in further sizes, best format first. */
  sources?: readonly PictureSource[] | undefined
  /** The role in words; `roleLabel` in `role-label.ts` makes it from the API's role. */
  roleName?: ReactNode
  /** Place: "Lisbon, Portugal". */
  place?: ReactNode
  /** The person's description of themselves. */
  about?: ReactNode
  /** The language of `about`, if it differs from the page's. */
  aboutLang?: string | undefined
  /** Two or three figures: courses finished, certificates, posts. */
  facts?: readonly Fact[] | undefined
  /** The edit link, or another button. */
  action?: ReactNode
  /** Seed of the strands; usually the person's id. Default the name. */
  seed?: string | undefined
  /** Default `wave`. */
  coiffure?: Coiffure | undefined
  /** Heading level. Default 1. */
  level?: HeadingLevel | undefined
}

/** The header of a profile: the person's strands, the avatar in front, and the name as a headline. */
export function ProfileHeader({
  name,
  src,
  sources,
  roleName,
  place,
  about,
  aboutLang,
  facts,
  action,
  seed = name,
  coiffure = 'wave',
  level = 1,
  className,
  ...rest
}: ProfileHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <header className={cx(className, 'relative isolate overflow-clip border-b border-line')} {...rest}>
      {/* Strands at the top, faded out before the text. */}
      <div className="absolute inset-x-0 top-0 -z-1 h-44 bg-surface mask-[linear-gradient(#000_55%,transparent)] md:h-60">
        <Strands
          seed={seed}
          coiffure={coiffure}
          width={1280}
          height={320}
          count={110}
          isSwaying
          className="absolute inset-0 size-full"
        />
      </div>
      <div className="content-width pt-32 pb-8 md:pt-44 md:pb-12">
        <Avatar
          name={name}
          src={src}
          sources={sources}
          sizes="8rem"
          size="huge"
          isDecorative
          className="border-4 border-ground md:size-32"
        />
        <div className="mt-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div className="min-w-0 max-w-150">
            {(roleName || place) && (
              <p className="overline-label text-accent">
                {roleName && <span>{roleName}</span>}
                {roleName && place && <span aria-hidden="true"> · </span>}
                {place && <span className="text-text-muted">{place}</span>}
              </p>
            )}
            <Heading className="headline-type mt-2 text-display leading-[1.08] text-balance wrap-anywhere">
              <bdi>{name}</bdi>
            </Heading>
          </div>
          {action}
        </div>
        {about && (
          <p lang={aboutLang} dir="auto" className="mt-5 max-w-prose text-lead text-text-muted wrap-anywhere">
            {about}
          </p>
        )}
        {facts && facts.length > 0 && (
          <div className="mt-8 border-t border-line pt-6">
            <Facts items={facts} size="large" />
          </div>
        )}
      </div>
    </header>
  )
}
