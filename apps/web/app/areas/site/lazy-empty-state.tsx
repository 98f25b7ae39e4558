import { lazyWhenShown } from '../../lib/browser/lazy-component.tsx'

const load = () => import('@chignon/ui/empty-state').then(({ EmptyState }) => EmptyState)

/** `EmptyState` with the drawing of its strands, loaded for those whose list is empty. */
export const LazyEmptyState = lazyWhenShown(load, { onServer: import.meta.env.SSR && (await load()) })
