import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Strands } from '../strands/strands.tsx'
import { telephoneLink } from './telephone-link.ts'

export type BusinessCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** Type of business: "Salon". */
  type: ReactNode
  /** The business's name. */
  name: string
  /** With the country code: "+351 21 362 0418". A phone link, left to right in every language. */
  phone?: string | undefined
  /** Line breaks are kept. */
  address?: ReactNode
  /** Edit and remove buttons, for the owner. */
  actions?: ReactNode
  /** Seed of the strands in the corner. Default the name. */
  seed?: string | undefined
  /** Heading level. Default 3. */
  level?: HeadingLevel | undefined
}

/** A person's business, styled like a business card. */
export function BusinessCard({
  type,
  name,
  phone,
  address,
  actions,
  seed = name,
  level = 3,
  className,
  ...rest
}: BusinessCardProps) {
  const Heading = `h${level}` as const
  return (
    <article
      className={cx(
        className,
        'relative isolate grid content-between gap-8 overflow-clip rounded-media border border-line bg-raised p-6 sm:p-7',
      )}
      {...rest}
    >
      <Strands
        seed={seed}
        coiffure="cut"
        width={240}
        height={160}
        count={34}
        className="absolute end-0 top-0 -z-1 h-32 w-48 mask-[linear-gradient(to_bottom_left,#000,transparent_62%)] opacity-80 rtl:mask-[linear-gradient(to_bottom_left,#000,transparent_62%)]"
      />
      <div className="min-w-0">
        <p className="overline-label text-accent">{type}</p>
        <Heading className="headline-type mt-2 max-w-[80%] text-heading text-balance wrap-anywhere">
          <bdi>{name}</bdi>
        </Heading>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 gap-1 text-small text-text-muted">
          {address && <address className="whitespace-pre-line wrap-anywhere not-italic">{address}</address>}
          {phone && (
            <p>
              <a
                href={telephoneLink(phone)}
                className="rounded-media text-text tabular-nums no-underline underline-offset-4 hover:underline"
              >
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </p>
          )}
        </div>
        {actions && <div className="-me-2 -mb-2 flex gap-1">{actions}</div>}
      </div>
    </article>
  )
}
