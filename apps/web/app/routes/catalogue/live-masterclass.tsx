import { useLingui } from '@lingui/react/macro'
import { LazyHolderNote } from '../../areas/catalogue/live-masterclass/lazy-holder-note.tsx'
import { ProductDescription } from '../../areas/catalogue/product/product-description.tsx'
import { LazyTaughtBy } from '../../areas/catalogue/product/lazy-taught-by.tsx'
import { EventAgenda } from '../../areas/catalogue/live-masterclass/event-agenda.tsx'
import { LazyEventVenue } from '../../areas/catalogue/live-masterclass/lazy-event-venue.tsx'
import { addLiveMasterclassMetadata } from '../../areas/catalogue/live-masterclass/live-masterclass-metadata.ts'
import { LiveMasterclassHead } from '../../areas/catalogue/live-masterclass/live-masterclass-head.tsx'
import { ticketSalesOf } from '../../areas/catalogue/live-masterclass/ticket-sales.ts'
import { TicketTypes } from '../../areas/catalogue/live-masterclass/ticket-types.tsx'
import { WaitlistLine } from '../../areas/catalogue/live-masterclass/waitlist-line.tsx'
import { EventTickets } from '../../areas/commerce/buy/event-tickets.tsx'
import { loadDiscussions } from '../../areas/community/discussion/load-discussions.ts'
import { LazyProductDiscussions } from '../../areas/community/discussion/lazy-product-discussions.tsx'
import { redirectToCanonical } from '../../lib/routing/redirect-to-canonical.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { liveMasterclassQuery } from '../../areas/catalogue/live-masterclass/live-masterclass-queries.ts'
import { LazyUnfinishedOrders } from '../../areas/commerce/unfinished/lazy-unfinished-orders.tsx'
import { loadUnfinishedOrders } from '../../areas/commerce/unfinished/load-unfinished-orders.ts'
import { loadWaitlistEntry } from '../../areas/commerce/waitlist/load-waitlist-entry.ts'
import { canWaitFor, withReservedSeats } from '../../areas/commerce/waitlist/reserved-seats.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { Route } from './+types/live-masterclass.ts'

const queryOf = (slug: string) => liveMasterclassQuery({ params: { id: slug } })

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const queries = loaderQueries(context)
  const { data } = await queries.ensure(queryOf(params.slug))
  redirectToCanonical(request, params.slug, '/live-masterclasses', data.slug)
  await addLiveMasterclassMetadata(context, data)
  const entry = data.status === 'upcoming' ? await loadWaitlistEntry({ context, request }, data.id) : null
  const canWait = entry !== null || canWaitFor(data, new Date())
  const [discussions, unfinished] = await Promise.all([
    loadDiscussions(context, 'live-masterclass', data.slug),
    loadUnfinishedOrders({ context, request }, `live-masterclasses/${data.slug}`),
  ])
  return { queries: queries.dehydrate(), entry, canWait, discussions, unfinished }
}

export default function LiveMasterclass({ params, loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { entry, canWait, discussions, unfinished } = loaderData
  const { data: event } = useEndpointQuery(queryOf(params.slug))
  const { schedule, status } = event
  const isCancelled = schedule === 'cancelled'
  const isSold = !isCancelled && schedule !== 'postponed' && status !== 'finished'
  const isChanged = isCancelled || (schedule !== 'scheduled' && status !== 'finished')
  const note = isChanged && <LazyHolderNote schedule={schedule} />
  const about = <ProductDescription locale={event.locale} description={event.description} />
  // Where nothing is sold, the description takes the place of the tickets.
  const tickets =
    ticketSalesOf(event) === 'open' ? (
      <EventTickets
        event={withReservedSeats(event, entry)}
        waitlistLink={canWait && entry === null && <WaitlistLine slug={event.slug} />}
      />
    ) : (
      <TicketTypes event={event} />
    )
  const main = isSold ? tickets : note || about
  return (
    <>
      <PageHead title={isCancelled ? t`Cancelled: ${event.name}` : event.name} description={event.summary} />
      <LazyUnfinishedOrders unfinished={unfinished} className="content-width grid gap-4 pt-6" />
      <LiveMasterclassHead event={event} entry={entry} canWait={canWait} />
      <div className="content-width grid gap-x-20 gap-y-14 pb-section md:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-10">
          {main}
          {isSold && note}
        </div>
        <div className="grid content-start gap-10">
          {main !== about && about}
          <LazyTaughtBy educators={event.educators} />
          <LazyEventVenue venue={event.venue} />
        </div>
      </div>
      {!isCancelled && schedule !== 'postponed' && <EventAgenda event={event} />}
      <LazyProductDiscussions discussions={discussions} />
    </>
  )
}
