import { useAtomValue } from 'jotai'
// It handles the failure itself.
// oxlint-disable-next-line no-restricted-imports
import { lazy, Suspense, useEffect, useState } from 'react'
import { toastsAtom } from '@chignon/app-kit/browser/toast-atoms'
import { whenIdle } from '@chignon/app-kit/browser/when-idle'
import { loadIdleParts } from './load-idle-parts.ts'

// If the chunk fails to load, the page works without toasts.
const SiteToaster = lazy(() =>
  loadIdleParts().then(
    ({ SiteToaster }) => ({ default: SiteToaster }),
    () => ({ default: () => <></> }),
  ),
)

/** The toasts. Their code is loaded when the browser is idle, or immediately if there is a toast to show. */
export function LazyToaster() {
  const [isIdle, setIsIdle] = useState(false)
  const hasToasts = useAtomValue(toastsAtom).length > 0
  useEffect(() => {
    whenIdle(() => setIsIdle(true))
  }, [])
  return (
    (isIdle || hasToasts) && (
      <Suspense>
        <SiteToaster />
      </Suspense>
    )
  )
}
