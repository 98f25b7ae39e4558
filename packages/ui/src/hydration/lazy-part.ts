import { lazy, type ComponentType } from 'react'

/** A part of a component that is loaded when it is shown; after a failure again, once the connection is back. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadUntilOnline = (): Promise<{ default: ComponentType<Props> }> => {
    // From the start: the connection can be back before the failure is known.
    const isBack = new Promise((resolve) => {
      if (typeof addEventListener !== 'undefined') addEventListener('online', resolve, { once: true })
    })
    return load().then(
      (part) => ({ default: part }),
      async () => {
        await isBack
        return loadUntilOnline()
      },
    )
  }
  return lazy(loadUntilOnline)
}
