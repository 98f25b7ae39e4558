import { lazy, type ComponentType } from 'react'

const firstPauseMs = 2000

/**
 * A part of a component that is loaded when it is shown. If that fails, it is loaded again once the connection is back, and after a
 * growing pause while the browser is online.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadUntilOnline = async (pauseMs: number): Promise<{ default: ComponentType<Props> }> => {
    // From the start: the connection can be back before the failure is known.
    const isBack = new Promise((resolve) => {
      if (typeof addEventListener !== 'undefined') addEventListener('online', resolve, { once: true })
    })
    try {
      return { default: await load() }
    } catch {
      // Requests can still fail in the moment when the connection is back.
      const pause = new Promise((resolve) => {
        if (navigator.onLine) setTimeout(resolve, pauseMs)
      })
      await Promise.race([isBack, pause])
      return loadUntilOnline(pauseMs * 2)
    }
  }
  return lazy(() => loadUntilOnline(firstPauseMs))
}
