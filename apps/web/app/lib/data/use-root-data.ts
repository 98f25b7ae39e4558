import { useRouteLoaderData } from 'react-router'
import type { RootData } from './root-data.ts'

/** Data of the root loader. Throws if it is not loaded. */
export function useRootData(): RootData {
  const root = useRouteLoaderData<RootData>('root')
  if (!root) throw new Error('useRootData() needs the data of the root loader, which is not loaded here.')
  return root
}
