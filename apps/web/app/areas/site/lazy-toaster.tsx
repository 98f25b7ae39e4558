import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../lib/browser/when-idle.ts'

// A page without toasts is better than none.
const SiteToaster = lazy(() => import('./site-toaster.tsx').catch(() => ({ default: () => <></> })))

/** The toasts. Their code comes when the page has nothing else to do, so that the first is announced as well. */
export function LazyToaster() {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    whenIdle(() => setIsDue(true))
  }, [])
  return (
    isDue && (
      <Suspense>
        <SiteToaster />
      </Suspense>
    )
  )
}
