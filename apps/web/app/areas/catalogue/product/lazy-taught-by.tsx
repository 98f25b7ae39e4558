import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./taught-by.tsx').then(({ TaughtBy }) => TaughtBy)

/** `TaughtBy`, complete in the server's markup. */
export const LazyTaughtBy = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
