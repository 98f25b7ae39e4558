import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'

/** What every page knows: locale, viewer, brand, origin. Throws outside the app's root. */
export function useRoot(): RootData {
  const root = useRouteLoaderData<RootData>('root')
  if (!root) throw new Error('useRoot() was called where the root’s data is not loaded.')
  return root
}
