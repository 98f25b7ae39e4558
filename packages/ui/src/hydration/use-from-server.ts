import { useRef, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Whether the component is in the server's markup: true on the server, and in the browser for what it hydrates. The answer is the same
 * in every render, so that, unlike with `useHydrated`, nothing is rendered a second time.
 */
export function useFromServer(): boolean {
  const wasFromServer = useRef(false)
  return useSyncExternalStore(
    subscribe,
    () => wasFromServer.current,
    // Called only on the server and while React hydrates.
    () => (wasFromServer.current = true),
  )
}
