import type { DiscussionCard } from '@chignon/contract/community/discussion'
import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./product-discussions.tsx').then(({ ProductDiscussions }) => ProductDiscussions)
const LazyDiscussions = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })

/** The discussions about a product on its page; nothing without any. */
export function LazyProductDiscussions({ discussions }: { discussions: readonly DiscussionCard[] }) {
  return discussions.length > 0 && <LazyDiscussions discussions={discussions} />
}
