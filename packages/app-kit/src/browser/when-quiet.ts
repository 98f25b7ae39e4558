import { whenIdle } from './when-idle.ts'

/** How long nothing has been loaded, in milliseconds. */
export const quietMs = 1000

/** Runs a task when the page has loaded its own parts: nothing was loaded for a second, and the browser is idle. */
export function whenQuiet(run: () => void): void {
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(finish, quietMs)
  })
  const finish = () => {
    observer.disconnect()
    whenIdle(run)
  }
  let timer = setTimeout(finish, quietMs)
  observer.observe({ type: 'resource' })
}
