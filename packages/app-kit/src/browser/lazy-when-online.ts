import { lazy, type ComponentType } from 'react'
import { loadWhenOnline } from './load-when-online.ts'

/** A component that is loaded when it is shown first; after a failure again, once the connection is back. */
export function lazyWhenOnline<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Lazy = lazy(async () => ({ default: await loadWhenOnline(load) }))
  return Lazy
}
