import { lazyWhenIdle } from '../../lib/browser/lazy-component.tsx'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { isGuest } from '../../lib/data/viewer.ts'

const MemberParts = lazyWhenIdle(() => import('./member-parts.tsx').then((module) => module.MemberParts))

/** What every page of a signed-in person does in the background. Its code is loaded when the browser is idle. */
export function LazyMemberParts() {
  const { viewer } = useRootData()
  if (!useHydrated() || isGuest(viewer)) return null
  return <MemberParts key={viewer.id} owner={viewer.id} />
}
