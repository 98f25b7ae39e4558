import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./promo-code-form.tsx').then(({ PromoCodeForm }) => PromoCodeForm)

/** `PromoCodeForm`, which works without scripts. */
export const LazyPromoCodeForm = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
