import { ticketEndpoints } from '@chignon/contract/commerce/ticket'
import { useLingui } from '@lingui/react/macro'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { TicketActions } from '../../areas/commerce/ticket/ticket-actions.tsx'
import { TicketNotice } from '../../areas/commerce/ticket/ticket-notice.tsx'
import { TicketVenue } from '../../areas/commerce/ticket/ticket-venue.tsx'
import { TicketView } from '../../areas/commerce/ticket/ticket-view.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/ticket.ts'

export const headers = () => privateHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  const { data } = await loaderQueries(context).load(ticketEndpoints.byCode, {
    params: { code: params.code },
  })
  return data
}

/** `/tickets/:code`: the ticket of its holder, whom the code identifies. */
export default function Ticket({ loaderData: ticket }: Route.ComponentProps) {
  const { t } = useLingui()
  const { code, state, live_masterclass: event } = ticket
  const title = t`Your ticket`
  return (
    <div className="content-width grid max-w-220 gap-6 pt-10 pb-section md:pt-16">
      <PrivateHead title={`${title}: ${event.name}`} />
      <h1 className="headline-type mb-2 text-headline">{title}</h1>
      <TicketNotice state={state} />
      <TicketView ticket={ticket} />
      <TicketActions code={code} state={state} event={event} />
      <TicketVenue event={event} />
    </div>
  )
}
