import { ticketEndpoints } from '@chignon/contract/commerce/ticket'
import { createCalendar } from '../../areas/catalogue/live-masterclass/event-calendar.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { localizedUrl } from '../../lib/i18n/localized-url.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/ticket-calendar.ts'

/** The event of a ticket as an iCalendar file with a link to the ticket. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { data } = await loaderQueries(context).load(ticketEndpoints.byCode, {
    params: { code: params.code },
  })
  const { origin, brand, locale } = context
  const { live_masterclass: event, type } = data
  const ticketUrl = localizedUrl(origin, `/tickets/${data.code}`, locale)
  return new Response(
    createCalendar(
      { ...event, summary: [type.name, ticketUrl, event.summary].join('\n\n') },
      { origin, locale, issuer: brand.name },
    ),
    {
      headers: {
        ...privateHeaders,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${event.slug}.ics"`,
        'Content-Language': locale,
      },
    },
  )
}
