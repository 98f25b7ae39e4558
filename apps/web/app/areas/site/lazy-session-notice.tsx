import { useSearchParams } from 'react-router'
import { lazyWhenShown } from '../../lib/browser/lazy-component.tsx'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useRootData } from '../../lib/data/use-root-data.ts'

const SessionNotice = lazyWhenShown(() =>
  import('./session-notice.tsx').then(({ SessionNotice }) => SessionNotice),
)

/** Shows a toast about the session where there is something to say. */
export function LazySessionNotice() {
  const { greeting } = useRootData()
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  return isHydrated && (greeting !== null || query.has('notice')) && <SessionNotice />
}
