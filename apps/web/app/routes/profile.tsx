import { Button } from '@chignon/ui/button'
import { ProfileHeader } from '@chignon/ui/profile-header'
import { purchaseEndpoints } from '@chignon/contract/purchase'
import { ticketEndpoints } from '@chignon/contract/ticket'
import { userEndpoints } from '@chignon/contract/user'
import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../areas/account/guards.ts'
import { PrivateHead } from '../areas/account/private-head.tsx'
import { ProfileEntries } from '../areas/profile/profile-entries.tsx'
import { TicketList } from '../areas/profile/ticket/ticket-list.tsx'
import { useRoleName } from '../areas/profile/role-name.ts'
import { PageLink } from '../areas/site/page-link.tsx'
import { loaderQueries } from '../lib/data/loader-queries.ts'
import { privateHeaders } from '../lib/routing/private-headers.ts'
import type { Route } from './+types/profile.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context)
  const first = { query: { per_page: 1 } }
  const [user, tickets, purchases] = await Promise.all([
    load(userEndpoints.me, {}),
    load(ticketEndpoints.list, first),
    load(purchaseEndpoints.list, first),
  ])
  return {
    user: user.data,
    nextTicket: tickets.data.find(({ live_masterclass: event }) => event.status !== 'finished') ?? null,
    purchaseCount: purchases.pagination.total,
  }
}

/** `/profile`: the viewer's own profile. */
export default function Profile({ loaderData: { user, nextTicket, purchaseCount } }: Route.ComponentProps) {
  const { t } = useLingui()
  const name = `${user.first_name} ${user.last_name}`
  return (
    <>
      <PrivateHead title={t`My profile`} />
      <ProfileHeader
        name={name}
        src={user.thumbnail_url}
        roleName={useRoleName(user.role)}
        seed={user.id}
        action={
          <Button asChild variant="secondary">
            <PageLink to={`/users/${user.id}`}>
              <Trans>Public profile</Trans>
            </PageLink>
          </Button>
        }
      />
      <div className="content-width pt-8 pb-section md:pt-12">
        <div className="grid grid-cols-1 gap-x-20 gap-y-14 md:grid-cols-2">
          <ProfileEntries nextTicket={nextTicket} purchaseCount={purchaseCount} />
          {nextTicket && (
            <TicketList id="next-event" title={<Trans>Your next event</Trans>} tickets={[nextTicket]} />
          )}
        </div>
      </div>
    </>
  )
}
