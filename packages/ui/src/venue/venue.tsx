import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { ArrowUpRight } from '../icons/arrow-up-right.tsx'
import { MapPin } from '../icons/map-pin.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'

export type VenueProps = Omit<ComponentProps<'div'>, 'children'> & {
  name: ReactNode
  /** Street, town and country, as written locally. */
  address: ReactNode
  /** Link to a map. */
  link?: LinkElement | undefined
  /** Text of the link ("Open in maps"). */
  linkLabel?: ReactNode
}

/** The venue of an event, with a link to a map. */
export function Venue({ name, address, link, linkLabel, className, ...rest }: VenueProps) {
  return (
    <div
      className={cx(className, 'flex gap-4 rounded-media border border-line bg-surface p-5 sm:gap-5 sm:p-6')}
      {...rest}
    >
      <MapPin className="mt-0.5 size-6 shrink-0 text-accent" />
      <div className="min-w-0">
        <p className="text-lead font-medium">
          <bdi>{name}</bdi>
        </p>
        <address className="mt-1 text-text-muted not-italic">
          <bdi>{address}</bdi>
        </address>
        {link && (
          <LinkSlot
            link={link}
            className={cx(
              'touch-target mt-3 inline-flex items-center gap-1.5 text-small font-medium text-accent',
              'no-underline underline-offset-4 hover:underline',
            )}
          >
            {linkLabel && <span>{linkLabel}</span>}
            <ArrowUpRight className="size-4 rtl:-scale-x-100" />
          </LinkSlot>
        )}
      </div>
    </div>
  )
}
