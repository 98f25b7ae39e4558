import { lazy } from 'react'

/** Empty state of a list, loaded on demand. */
export const EmptyList = lazy(() =>
  import('./empty-list.tsx').then(({ EmptyList }) => ({ default: EmptyList })),
)
