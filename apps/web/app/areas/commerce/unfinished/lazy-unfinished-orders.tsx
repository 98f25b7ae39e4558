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
  /** The class of the box around the orders; without orders there is no box. */
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
