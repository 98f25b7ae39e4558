import { lazy, type ComponentType } from 'react'

/** A part of the player that is loaded when it is shown; after a failure again, once the connection is back. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadUntilOnline = (): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (part) => ({ default: part }),
      async () => {
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
        return loadUntilOnline()
      },
    )
  return lazy(loadUntilOnline)
}
