import { useDeferredValue, useRef, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * As `useHydrated`, for large parts that hold nothing a person may have changed before: React renders them again when it has time, in
 * pieces and not all at once. True from the first render for what the browser renders itself.
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
