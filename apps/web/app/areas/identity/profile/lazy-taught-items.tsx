import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./taught-items.tsx').then(({ TaughtItems }) => TaughtItems)

/** What an educator teaches. Most people teach nothing. */
export const LazyTaughtItems = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
