import { lazy, type ComponentType } from 'react'
import { whenIdle } from './when-idle.ts'

let firstIdle: Promise<void> | undefined

/**
 * A part of the page below the first view: the browser loads and hydrates it when it is idle for the first time. Until then it is
 * the server's HTML, whose links and forms work, and so it stays if its code cannot be loaded. It needs a `<Suspense>` around it,
 * and on the server the component itself.
 */
export function hydrateLater<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await (firstIdle ??= new Promise(whenIdle))
    return load().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => {}),
    )
  })
}
