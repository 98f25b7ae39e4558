import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Strands } from '../strands/strands.tsx'

export type BusinessCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** What kind of business, in words: "Salon". */
  type: ReactNode
  /** The business's name. */
  name: string
  /** As it is dialled: "+351 21 362 0418". Written from left to right in every language, and a link that dials. */
  phone?: string | undefined
  /** Line breaks are kept. */
  address?: ReactNode
  /** Edit and remove, for the owner. */
  actions?: ReactNode
  /** Draws the strands in its corner. Default the name. */
  seed?: string | undefined
  /** The heading's level on the page. Default 3. */
  level?: 2 | 3 | 4 | undefined
}

/** A business of a person, set like the card they would hand over. */
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
        'relative isolate grid min-h-56 content-between gap-8 overflow-clip rounded-media border border-line bg-raised p-6 sm:p-7',
        className,
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
                href={`tel:${phone.replace(/[^+\d]/g, '')}`}
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
