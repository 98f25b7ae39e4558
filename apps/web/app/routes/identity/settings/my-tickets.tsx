import { pageSizes } from '@chignon/contract/platform/platform-rules'
import { ticketEndpoints } from '@chignon/contract/commerce/ticket'
import { waitlistEndpoints } from '@chignon/contract/commerce/waitlist'
import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { readPage } from '../../../areas/catalogue/list/educations-query.ts'
import { ListPagination } from '../../../areas/catalogue/list/list-pagination.tsx'
import { EmptySettings } from '../../../areas/identity/settings/empty-settings.tsx'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { TicketList } from '../../../areas/commerce/ticket/ticket-list.tsx'
import { WaitlistEntries } from '../../../areas/commerce/ticket/waitlist-entries.tsx'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'

import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import { redirectPastLastPage } from '../../../lib/routing/redirect-past-last-page.ts'
import type { Route } from './+types/my-tickets.ts'

const pathOf = (page: number) => `/profile/settings/my-tickets${page > 1 ? `?page=${page}` : ''}`

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const query = { page: readPage(new URL(request.url).searchParams), per_page: pageSizes.profile }
  const { load } = loaderQueries(context)
  const [tickets, waitlist] = await Promise.all([
    load(ticketEndpoints.list, { query }),
    load(waitlistEndpoints.list, {}),
  ])
  redirectPastLastPage(tickets.pagination, pathOf)
  return { ...tickets, waitlist: query.page === 1 ? waitlist.data : [] }
}

/** `/profile/settings/my-tickets`: upcoming events first. */
export default function MyTickets({ loaderData: { data, pagination, waitlist } }: Route.ComponentProps) {
  const { t } = useLingui()
  const isPast = ({ live_masterclass: event }: (typeof data)[number]) => event.status === 'finished'
  return (
    <SettingsPage title={t`My tickets`}>
      <WaitlistEntries entries={waitlist} />
      {data.length === 0 && (
        <EmptySettings
          seed="my-tickets"
          coiffure="braid"
          title={<Trans>No tickets yet</Trans>}
          text={<Trans>Reserve a seat at a live masterclass, and your ticket will appear here.</Trans>}
          to="/masterclasses"
        >
          <Trans>See live masterclasses</Trans>
        </EmptySettings>
      )}
      <TicketList
        id="upcoming"
        title={<Trans>Upcoming</Trans>}
        tickets={data.filter((ticket) => !isPast(ticket))}
      />
      <TicketList id="past" title={<Trans>Past</Trans>} tickets={data.filter(isPast)} />
      <ListPagination pages={pagination} pathOf={pathOf} />
    </SettingsPage>
  )
}
