import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./premium-promo.tsx').then(({ PremiumPromo }) => PremiumPromo)

/** Promotion of the subscription. */
export const LazyPremiumPromo = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
