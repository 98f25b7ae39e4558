import { useDeferredValue } from 'react'
import { useFromServer } from './use-from-server.ts'

/**
 * As `useHydrated`, for large parts that hold nothing a person may have changed before: React renders them again when it has time, in
 * pieces and not all at once. True from the first render for what the browser renders itself.
 */
export function useHydratedLater(): boolean {
  return useDeferredValue<boolean>(true, useFromServer() ? false : undefined)
}
