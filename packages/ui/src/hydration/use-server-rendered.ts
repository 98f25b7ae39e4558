import { useState } from 'react'
import { useFromServer } from './use-from-server.ts'

/**
 * Whether the document holds what the server has rendered for `key`, so that it need not be computed again. False on
 * the server, for what the browser has rendered, and for good once `key` has changed.
 */
export function useServerRendered(key: string): boolean {
  const isHydrated = useFromServer() && typeof document !== 'undefined'
  const [renderedKey, setRenderedKey] = useState(isHydrated ? key : null)
  if (renderedKey !== null && renderedKey !== key) setRenderedKey(null)
  return renderedKey === key
}
