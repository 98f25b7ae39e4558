import { lazy } from 'react'

/** The empty list, with its hair; a list that holds something does not load it. The page waits for it. */
export const EmptyList = lazy(() =>
  import('./empty-list.tsx').then(({ EmptyList }) => ({ default: EmptyList })),
)
