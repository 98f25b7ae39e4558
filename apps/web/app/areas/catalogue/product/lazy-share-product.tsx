import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./share-product.tsx').then(({ ShareProduct }) => ShareProduct)

/** `ShareProduct`. Its buttons are disabled until its code is loaded. */
export const LazyShareProduct = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
