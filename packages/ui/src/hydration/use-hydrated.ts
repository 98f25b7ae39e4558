import { useDeferredValue, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and during hydration, then true: for controls that need scripts. */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  // Otherwise React renders all that changes after hydration in one task that blocks the page.
  return useDeferredValue(isHydrated)
}
