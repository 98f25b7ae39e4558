import { Button } from '@chignon/ui/button'
import { educationEndpoints } from '@chignon/contract/learning/education'
import { maxPerPage } from '@chignon/contract/platform/platform-rules'
import { ProfileHeader } from '@chignon/ui/profile-header'
import { profileEndpoints } from '@chignon/contract/identity/profile'
import { purchaseEndpoints } from '@chignon/contract/commerce/purchase'
import { strandEndpoints } from '@chignon/contract/learning/strand'
import { ticketEndpoints } from '@chignon/contract/commerce/ticket'
import { userEndpoints } from '@chignon/contract/identity/user'
import { fullName } from '@chignon/contract/identity/full-name'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { LazyUnfinishedOrders } from '../../areas/commerce/unfinished/lazy-unfinished-orders.tsx'
import { loadUnfinishedOrders } from '../../areas/commerce/unfinished/load-unfinished-orders.ts'
import { EndingAccess } from '../../areas/learning/my-learning/ending-access.tsx'
import { sortFollowed } from '../../areas/learning/my-learning/followed-contents.ts'
import { FollowedGrid } from '../../areas/learning/my-learning/followed-grid.tsx'
import { LazyProfileEntries } from '../../areas/identity/profile/lazy-profile-entries.tsx'
import { LazyYourStrand } from '../../areas/learning/strand/lazy-your-strand.tsx'
import { NoCourses } from '../../areas/learning/my-learning/no-courses.tsx'
import { LazyTicketList } from '../../areas/commerce/ticket/lazy-ticket-list.tsx'
import { useRoleName } from '../../areas/identity/profile/role-name.ts'
import { PageLink } from '../../areas/site/page-link.tsx'
import { LazyFailedPanel } from '../../areas/site/lazy-failed-panel.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/profile.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { load, loadOptional } = loaderQueries(context, request)
  const first = { query: { per_page: 1 } }
  const all = { query: { per_page: maxPerPage } }
  const person = async () => {
    const { data } = await load(userEndpoints.me, {})
    return load(profileEndpoints.show, { params: { id: data.id } })
  }
  const strandOf = async () => {
    const { data } = await load(userEndpoints.me, {})
    return loadOptional(strandEndpoints.show, { params: { id: data.id } })
  }
  const [user, strand, tickets, purchases, courses, programs, onlineMasterclasses, unfinished] =
    await Promise.all([
      person(),
      strandOf(),
      loadOptional(ticketEndpoints.list, first),
      loadOptional(purchaseEndpoints.list, first),
      loadOptional(educationEndpoints.courses, all),
      loadOptional(educationEndpoints.programs, all),
      loadOptional(educationEndpoints.onlineMasterclasses, all),
      loadUnfinishedOrders({ context, request }),
    ])
  const followed = {
    courses: courses?.data ?? [],
    programs: programs?.data ?? [],
    onlineMasterclasses: onlineMasterclasses?.data ?? [],
  }
  const isIncomplete = !courses || !programs || !onlineMasterclasses
  return {
    user: user.data,
    strand: strand?.data,
    nextTicket: tickets
      ? (tickets.data.find(({ live_masterclass: event }) => event.status !== 'finished') ?? null)
      : undefined,
    purchaseCount: purchases?.pagination.total,
    unfinished,
    isIncomplete,
    isNew: !isIncomplete && Object.values(followed).every((list) => list.length === 0),
    ...sortFollowed(followed),
  }
}

/** `/profile`: the viewer's own profile. */
export default function Profile({ loaderData }: Route.ComponentProps) {
  const { user, strand, nextTicket, purchaseCount, isNew, continued, ending, isIncomplete, unfinished } =
    loaderData
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const name = fullName(user)
  const ownStrand = strand && <LazyYourStrand userId={user.id} strand={strand} />
  return (
    <>
      <PrivateHead title={t`My profile`} />
      <ProfileHeader
        name={name}
        src={user.thumbnail_url}
        sources={user.portrait_sources}
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
      <div className="content-width grid gap-14 pt-8 pb-section md:pt-12">
        <LazyUnfinishedOrders unfinished={unfinished} className="grid gap-4" />
        <FollowedGrid id="continue" title={<Trans>Continue where you left off</Trans>} contents={continued} />
        {!isNew && ownStrand}
        {isIncomplete && <LazyFailedPanel level={2} onRetry={revalidate} />}
        <div className="grid grid-cols-1 gap-x-20 gap-y-14 md:grid-cols-2">
          {(nextTicket || ending.length > 0) && (
            <div className="grid content-start gap-14">
              {nextTicket && (
                <LazyTicketList
                  id="next-event"
                  title={<Trans>Your next event</Trans>}
                  tickets={[nextTicket]}
                />
              )}
              <EndingAccess contents={ending} />
            </div>
          )}
          {isNew && <NoCourses />}
          <LazyProfileEntries nextTicket={nextTicket} purchaseCount={purchaseCount} />
        </div>
        {/* Finding a first course comes before it. */}
        {isNew && ownStrand}
      </div>
    </>
  )
}
