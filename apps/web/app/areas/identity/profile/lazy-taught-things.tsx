import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./taught-things.tsx').then(({ TaughtThings }) => TaughtThings)

/** What an educator teaches. Most people teach nothing. */
export const LazyTaughtThings = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
