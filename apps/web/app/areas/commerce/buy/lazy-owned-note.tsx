import { lazyWhenShown } from '../../../lib/browser/lazy-component.tsx'
import type { BuyableProduct } from './load-product.ts'

const load = () => import('./owned-note.tsx').then(({ OwnedNote }) => OwnedNote)

const Lazy = lazyWhenShown(load, { onServer: import.meta.env.SSR && (await load()) })

/** `OwnedNote`, loaded for those who have or had access. */
export function LazyOwnedNote({ product }: { product: BuyableProduct }) {
  return (product.is_bought || product.has_expired) && <Lazy product={product} />
}
