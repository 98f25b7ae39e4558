import { lazyWhenShown } from '../../lib/browser/lazy-component.tsx'
import { useRootData } from '../../lib/data/use-root-data.ts'

const load = () => import('./basket-link.tsx').then(({ BasketLink }) => BasketLink)
const LazyLink = lazyWhenShown(load, { onServer: import.meta.env.SSR && (await load()) })

/** The link to a guest's basket, which is loaded once something is in it. */
export function LazyBasketLink() {
  const { basketCount } = useRootData()
  return basketCount > 0 && <LazyLink count={basketCount} />
}
