import { liveMasterclassEndpoints, type LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import type { OrderLineForm } from '@chignon/contract/commerce/order'
import type { AppLoadContext } from 'react-router'
import { callFor } from '../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { limitsOf } from '../buy/ticket-choice.ts'

type Named = { id: string; name: string }

/** A package that needs a ticket, and the tickets it can be added with (TICKET-17). */
export type TicketOffer = {
  event: Named & { slug: string }
  package: Named
  tickets: (Pick<LiveMasterclass['tickets'][number], 'price' | 'currency'> & Named)[]
}

/** The tickets that are left for a package that was refused without one; null for everything else. */
export async function loadTicketOffer(
  context: AppLoadContext,
  { type, id }: OrderLineForm,
  slug: FormDataEntryValue | null,
): Promise<TicketOffer | null> {
  if (type !== 'package' || typeof slug !== 'string' || slug === '') return null
  try {
    const { data } = await callFor(context)(liveMasterclassEndpoints.show, { params: { id: slug } })
    const added = data.packages.find((candidate) => candidate.id === id)
    const limits = limitsOf(data).tickets
    return added
      ? {
          event: { id: data.id, name: data.name, slug: data.slug },
          package: { id, name: added.name },
          tickets: data.tickets
            .filter((ticket) => (limits[ticket.id] ?? 0) > 0)
            .map((ticket) => ({
              id: ticket.id,
              name: ticket.name,
              price: ticket.price,
              currency: ticket.currency,
            })),
        }
      : null
  } catch (error) {
    // Without the offer, the reason is still shown.
    if (error instanceof ProblemError) return null
    throw error
  }
}
