import { lazy, Suspense, useEffect, useState } from 'react'

const SiteToaster = lazy(() => import('./site-toaster.tsx'))

/** The toasts. Their code comes when the page has nothing else to do, so that the first is announced as well. */
export function LazyToaster() {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? ((due: () => void) => window.setTimeout(due, 1000))
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
