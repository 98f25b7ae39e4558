import { Suspense, type ComponentType, type ReactNode } from 'react'
import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import { whenIdle } from '@chignon/app-kit/browser/when-idle'

type Load<Props> = () => Promise<ComponentType<Props>>

type LazyOptions<Props> = {
  /** The loaded component, if the server renders it: `import.meta.env.SSR && (await load())`. Then it must work without scripts. */
  onServer?: ComponentType<Props> | false
  /** Shown where it is new and not loaded yet. Default nothing. */
  fallback?: ReactNode
}

/**
 * A component whose code the browser loads when it is idle. If that fails, it stays as the server rendered it, or its fallback where it
 * is new, until the connection is back.
 */
export function lazyWhenIdle<Props extends object>(load: Load<Props>, options?: LazyOptions<Props>) {
  return lazyComponent(() => new Promise<void>(whenIdle).then(load), options)
}

/** As `lazyWhenIdle`, but its code is loaded at once when the component is shown: for what few pages show. */
export function lazyWhenShown<Props extends object>(load: Load<Props>, options?: LazyOptions<Props>) {
  return lazyComponent(load, options)
}

function lazyComponent<Props extends object>(
  load: Load<Props>,
  { onServer = false, fallback }: LazyOptions<Props> = {},
) {
  const Component: ComponentType<Props> = onServer || lazyWhenOnline(load)
  return function LazyComponent(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    )
  }
}
