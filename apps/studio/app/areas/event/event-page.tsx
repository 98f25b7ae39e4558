import { TabsNav } from '@chignon/ui/tabs-nav'
import { reachOf } from '@chignon/contract/platform/permission'
import { useLingui } from '@lingui/react/macro'
import { Link, Outlet, useLocation, useParams } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { useStartData } from '../../lib/start-data-context.ts'
import { StudioPage } from '../shell/studio-page.tsx'
import { EventActions } from './event-actions.tsx'
import { EventLead } from './event-lead.tsx'
import { eventQuery } from './event-queries.ts'

/** One event: its tabs are pages of their own, which get it from here. */
export function EventPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const { viewer } = useStartData()
  const tabs = [
    { id: '', label: t`Overview` },
    { id: 'attendees', label: t`Attendees` },
    ...(reachOf(viewer.role, 'waitlist.manage') ? [{ id: 'waiting-list', label: t`Waiting list` }] : []),
    { id: 'seats', label: t`Seats` },
    { id: 'history', label: t`History` },
  ]
  return (
    <Loaded query={eventQuery({ params: { id } })} isPage>
      {({ data: event }) => (
        <StudioPage
          title={event.name}
          lead={<EventLead event={event} />}
          actions={<EventActions event={event} />}
        >
          <TabsNav
            label={t`Parts of the event`}
            items={tabs.map((tab) => {
              const to = `/events/${id}${tab.id && `/${tab.id}`}`
              return { ...tab, link: <Link to={to} />, isCurrent: pathname === to }
            })}
          />
          <Outlet context={event} />
        </StudioPage>
      )}
    </Loaded>
  )
}
