// The page itself: if it cannot be loaded, the error page says so.
// oxlint-disable-next-line no-restricted-imports
import { lazy } from 'react'

/** Empty state of a list, loaded on demand. */
export const EmptyList = lazy(() =>
  import('./empty-list.tsx').then(({ EmptyList }) => ({ default: EmptyList })),
)
