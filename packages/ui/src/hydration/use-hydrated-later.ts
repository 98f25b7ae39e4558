import { useDeferredValue } from 'react'
import { useFromServer } from './use-from-server.ts'

/**
 * Like `useHydrated`, but React renders again when it has time, in pieces and not all at once. Not for form controls: they would miss
 * what a person changes in the meantime. What the browser renders itself gets true in its first render.
 */
export function useHydratedLater(): boolean {
  return useDeferredValue<boolean>(true, useFromServer() ? false : undefined)
}
