import type { BeforeAfterPair } from '@chignon/contract/catalogue/before-after'
import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./before-after-pairs.tsx').then(({ BeforeAfterPairs }) => BeforeAfterPairs)
const LazyPairs = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })

/** The pairs of photographs of a course; nothing without any. */
export function LazyBeforeAfterPairs({ pairs }: { pairs: readonly BeforeAfterPair[] }) {
  return pairs.length > 0 && <LazyPairs pairs={pairs} />
}
