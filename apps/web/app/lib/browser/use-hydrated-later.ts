import { useDeferredValue, useRef, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Like `useHydrated`, but React renders again when it has time, in pieces and not all at once. Not for form controls: they would miss
 * what a person changes in the meantime. What the browser renders itself gets true in its first render.
 */
export function useHydratedLater(): boolean {
  const wasFromServer = useRef(false)
  const isFromServer = useSyncExternalStore(
    subscribe,
    () => wasFromServer.current,
    // Called only on the server and while React hydrates.
    () => (wasFromServer.current = true),
  )
  return useDeferredValue<boolean>(true, isFromServer ? false : undefined)
}
