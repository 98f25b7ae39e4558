import { lazy, Suspense } from 'react'
import { useRootData } from '../../lib/data/use-root-data.ts'

// The server imports it, so that the first page after a start has the link, too.
const BasketLink = import.meta.env.SSR
  ? (await import('./basket-link.tsx')).BasketLink
  : lazy(() =>
      import('./basket-link.tsx').then(
        ({ BasketLink }) => ({ default: BasketLink }),
        () => ({ default: () => <></> }),
      ),
    )

/** The link to a guest's basket, which is loaded once something is in it. */
export function LazyBasketLink() {
  const { basketCount } = useRootData()
  return (
    basketCount > 0 && (
      <Suspense>
        <BasketLink count={basketCount} />
      </Suspense>
    )
  )
}
