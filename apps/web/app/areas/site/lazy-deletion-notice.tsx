import { lazyWhenIdle } from '../../lib/browser/lazy-component.tsx'
import { useRootData } from '../../lib/data/use-root-data.ts'

const load = () => import('./deletion-notice.tsx').then(({ DeletionNotice }) => DeletionNotice)
const LazyNotice = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })

/** Reminds members on every page that their account will be deleted (PRIVACY-4). Few need its code. */
export function LazyDeletionNotice() {
  const { deletion_due_at } = useRootData().viewer
  return deletion_due_at !== null && <LazyNotice dueAt={deletion_due_at} />
}
