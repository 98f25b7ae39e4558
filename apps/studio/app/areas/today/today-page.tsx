import { reachOf } from '@chignon/contract/platform/permission'
import { useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { useStartData } from '../../lib/start-data-context.ts'
import { NextEventTile } from '../event/next-event-tile.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { SecondFactorBanner } from '../step-up/second-factor-banner.tsx'
import { RevenueTile } from './revenue-tile.tsx'
import { todayQuery } from './today-queries.ts'
import { WaitingList } from './waiting-list.tsx'

/** What waits, the longest waiting first, each figure opening its list. */
export function TodayPage() {
  const { t } = useLingui()
  const { viewer } = useStartData()
  return (
    <StudioPage title={t`Today`} lead={t`Good to see you, ${viewer.first_name}.`}>
      <SecondFactorBanner />
      <Loaded query={todayQuery({})}>
        {({ data: { waiting, revenue } }) => (
          <>
            <WaitingList waiting={waiting} />
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {revenue && <RevenueTile revenue={revenue} />}
              {reachOf(viewer.role, 'events.read') && <NextEventTile />}
            </div>
          </>
        )}
      </Loaded>
    </StudioPage>
  )
}
