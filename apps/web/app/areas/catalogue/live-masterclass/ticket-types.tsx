import type { LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

// Highlights the number of seats from here down.
const few = 5

/** Tickets and packages of an event that sells none any more, with price and availability. */
export function TicketTypes({ event }: { event: LiveMasterclass }) {
  const { money } = useFormats()
  return (
    <section id="tickets" aria-labelledby="tickets-title">
      <h2 id="tickets-title" className="headline-type mb-6 text-heading">
        <Trans>Tickets and packages</Trans>
      </h2>
      <ul role="list" className="border-t border-line">
        {event.tickets.map(({ id, name, note, price, currency, seats_left, is_usable }) => (
          <Line
            key={id}
            name={name}
            note={note}
            price={money(price, currency)}
            left={is_usable ? seats_left : 0}
          >
            {is_usable ? (
              <Plural value={seats_left} _0="Sold out" one="# seat left" other="# seats left" />
            ) : (
              <Trans>No longer available</Trans>
            )}
          </Line>
        ))}
        {event.packages.map(({ id, name, note, price, currency, stock_left, is_usable }) => (
          <Line
            key={id}
            name={name}
            note={note}
            price={money(price, currency)}
            left={is_usable ? stock_left : 0}
          >
            {is_usable ? (
              <Plural
                value={stock_left}
                _0="Sold out"
                one="# left, maximum one per ticket"
                other="# left, maximum one per ticket"
              />
            ) : (
              <Trans>No longer available</Trans>
            )}
          </Line>
        ))}
      </ul>
    </section>
  )
}

type LineProps = {
  name: string
  note: string
  price: string
  left: number
  children: ReactNode
}

function Line({ name, note, price, left, children }: LineProps) {
  const tone = left === 0 ? 'text-text-muted' : 'text-text'
  const stockClass = left > 0 && left <= few ? 'font-medium text-accent' : 'text-text-muted'
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-b border-line py-5">
      <p className={`font-medium ${tone}`}>{name}</p>
      <p className={`text-end font-medium tabular-nums ${tone}`}>
        <bdi>{price}</bdi>
      </p>
      <p className="col-span-2 text-small text-text-muted sm:col-span-1">{note}</p>
      <p className={`col-span-2 text-small sm:col-span-1 sm:max-w-50 sm:text-end ${stockClass}`}>
        {children}
      </p>
    </li>
  )
}
