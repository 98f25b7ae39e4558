import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'
import type { UnfinishedOrders as Loaded } from './load-unfinished-orders.ts'

const load = () => import('./unfinished-orders.tsx').then(({ UnfinishedOrders }) => UnfinishedOrders)

const Lazy = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })

/** `UnfinishedOrders`, loaded for those who have any. Its clock starts when the browser is idle. */
export function LazyUnfinishedOrders({
  unfinished,
  className,
}: {
  unfinished: Loaded
  /** Of the box around them, which is left out if there are none. */
  className?: string
}) {
  return (
    unfinished.orders.length > 0 && (
      <div className={className}>
        <Lazy unfinished={unfinished} />
      </div>
    )
  )
}
