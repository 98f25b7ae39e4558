import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { createCalendar } from '../../areas/catalogue/live-masterclass/event-calendar.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import type { Route } from './+types/live-masterclass-calendar.ts'

/** iCalendar file of an event in the page's language (RFC 5545). */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { load } = loaderQueries(context)
  const { data: event } = await load(liveMasterclassEndpoints.show, { params: { id: params.slug } })
  const { origin, brand, locale } = context
  return new Response(createCalendar(event, { origin, locale, issuer: brand.name }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${event.slug}.ics"`,
      'Content-Language': locale,
    },
  })
}
