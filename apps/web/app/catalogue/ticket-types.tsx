import type { LiveMasterclass } from '@chignon/contract'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormats } from '../lib/use-formats.ts'

/** The tickets and packages of an event: what each is, what it costs, how many are left. */
export function TicketTypes({ event }: { event: LiveMasterclass }) {
  const { money } = useFormats()
  return (
    <section id="tickets" aria-labelledby="tickets-title">
      <h2 id="tickets-title" className="headline-type mb-6 text-heading">
        <Trans>Tickets and packages</Trans>
      </h2>
      <ul role="list" className="border-t border-line">
        {event.tickets.map(({ id, name, note, price, currency, seats_left }) => (
          <Line key={id} name={name} note={note} price={money(price, currency)}>
            <Plural value={seats_left} _0="Sold out" one="# seat left" other="# seats left" />
          </Line>
        ))}
        {event.packages.map(({ id, name, note, price, currency, stock_left }) => (
          <Line key={id} name={name} note={note} price={money(price, currency)}>
            <Plural
              value={stock_left}
              _0="Sold out"
              one="# left, one for each ticket at most"
              other="# left, one for each ticket at most"
            />
          </Line>
        ))}
      </ul>
    </section>
  )
}

function Line({
  name,
  note,
  price,
  children,
}: {
  name: string
  note: string
  price: string
  children: ReactNode
}) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-b border-line py-5">
      <p className="font-medium">{name}</p>
      <p className="text-end font-medium tabular-nums">{price}</p>
      <p className="text-small text-text-muted">{note}</p>
      <p className="text-end text-small text-text-muted">{children}</p>
    </li>
  )
}
