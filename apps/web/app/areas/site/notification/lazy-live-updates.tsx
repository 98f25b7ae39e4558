import { useAtomValue } from 'jotai'
import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { isGuest } from '../../../lib/data/viewer.ts'
import { liveTopicsAtom } from '@chignon/app-kit/live/live-topics-atom'

// Without it the page works and shows changes when it is loaded again.
const LiveUpdates = lazyWhenIdle(() => import('./live-updates.tsx').then(({ LiveUpdates }) => LiveUpdates))

/** The live connection, loaded when the browser is idle: for members, and for guests on a page that follows something. */
export function LazyLiveUpdates() {
  const { viewer } = useRootData()
  const hasTopics = useAtomValue(liveTopicsAtom).length > 0
  const isHydrated = useHydrated()
  if (!isHydrated || (isGuest(viewer) && !hasTopics)) return null
  return <LiveUpdates />
}
