import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { checkVariants } from '../development/check-variants.ts'

/** The status of an event relative to now. */
export type EventStatus = 'upcoming' | 'ongoing' | 'finished'

const variants = {
  status: {
    upcoming: 'bg-on-picture-muted',
    ongoing: 'bg-success',
    finished: 'border border-on-picture-muted',
  },
}

const dot = cva('size-1.5 shrink-0 rounded-pill', {
  variants,
})

export type LiveMasterclassCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** The card's link. */
  link: LinkElement
  /** A `Cover`, landscape (8:5). */
  cover: ReactNode
  /** The day of the month of the first day ("14"). */
  day: string
  /** The abbreviated month ("Mar"). */
  month: string
  /** The first day, machine-readable: `YYYY-MM-DD`. */
  dateTime?: string | undefined
  /** The city. */
  place: ReactNode
  title: ReactNode
  /** The lowest price ("from $180.00"). */
  price?: ReactNode
  /** Default `upcoming`. */
  status?: EventStatus | undefined
  /** The status in words; if omitted, none is shown. */
  statusLabel?: ReactNode
  /** "14 of 50 seats left", "Sold out". */
  seats?: ReactNode
  /** Heading level. Default 3. */
  level?: HeadingLevel | undefined
}

/** A live masterclass: its picture with the day, the city and the name over it. The whole card is clickable. */
export function LiveMasterclassCard({
  link,
  cover,
  day,
  month,
  dateTime,
  place,
  title,
  price,
  status = 'upcoming',
  statusLabel,
  seats,
  level = 3,
  className,
  ...rest
}: LiveMasterclassCardProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('LiveMasterclassCard', variants, { status })
  const Heading = `h${level}` as const
  return (
    <article
      className={cx(
        className,
        'group/card relative row-span-full grid aspect-4/5 text-on-picture sm:aspect-8/5',
      )}
      {...rest}
    >
      <div className="absolute inset-0 overflow-hidden rounded-media">
        <div
          className={cx(
            'size-full [&_img]:size-full [&_img]:transition-transform [&_img]:duration-240',
            'group-hover/card:[&_img]:scale-[1.025]',
            status === 'finished' && '[&_img]:saturate-50',
          )}
        >
          {cover}
        </div>
      </div>
      <div className="relative flex min-w-0 flex-col justify-between">
        <div className="flex items-start justify-between gap-4 px-5 sm:px-7">
          {/* The day has its own background: numerals are thin, and pictures light or dark. */}
          <time
            dateTime={dateTime}
            className="grid min-w-20 shrink-0 justify-items-center gap-1 rounded-b-media bg-raised px-3 pt-5 pb-3 text-text"
          >
            <span className="headline-type text-headline leading-none">{day}</span>
            <span className="overline-label">{month}</span>
          </time>
          {statusLabel && (
            <p className="mt-5 inline-flex min-w-0 scheme-dark items-center gap-2 rounded-pill bg-picture-shade/75 px-3 py-1 text-caption font-medium wrap-anywhere">
              <span aria-hidden="true" className={dot({ status })} />
              {statusLabel}
            </p>
          )}
        </div>
        {/* The shade grows with the text, so that a short title leaves more of the picture visible. */}
        <div
          className={cx(
            'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 gap-y-3 rounded-b-media px-5 pt-24 pb-5 sm:px-7 sm:pb-7',
            'picture-shade',
          )}
        >
          <div className="min-w-0 max-sm:col-span-2">
            <p className="overline-label text-on-picture-muted">{place}</p>
            <Heading className="headline-type mt-2 text-heading text-balance">
              <LinkSlot
                link={link}
                className={cx(
                  'no-underline after:absolute after:inset-0 after:rounded-media',
                  'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4',
                  'focus-visible:after:outline-focus',
                )}
              >
                {title}
              </LinkSlot>
            </Heading>
          </div>
          <div className="grid gap-0.5 text-small max-sm:col-span-2 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 sm:justify-items-end sm:pb-1 sm:text-end">
            {seats && <p className="text-on-picture-muted">{seats}</p>}
            {price && <p className="text-lead font-medium">{price}</p>}
          </div>
        </div>
      </div>
    </article>
  )
}
