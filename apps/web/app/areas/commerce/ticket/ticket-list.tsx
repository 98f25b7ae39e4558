import type { Ticket } from '@chignon/contract/commerce/ticket'
import type { ReactNode } from 'react'
import { TicketCard } from './ticket-card.tsx'

type TicketListProps = {
  /** Id of the heading. */
  id: string
  title: ReactNode
  tickets: readonly Ticket[]
}

/** Some of the viewer's tickets below a heading; nothing without tickets. */
export function TicketList({ id, title, tickets }: TicketListProps) {
  if (tickets.length === 0) return null
  return (
    <section aria-labelledby={id} className="mb-12">
      <h2 id={id} className="headline-type mb-6 text-heading">
        {title}
      </h2>
      <ul role="list" className="grid grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))] gap-10">
        {tickets.map((ticket) => (
          <li key={ticket.id} className="min-w-0">
            <TicketCard ticket={ticket} />
          </li>
        ))}
      </ul>
    </section>
  )
}
