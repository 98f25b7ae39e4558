/** Longest wait for an idle browser, in milliseconds. */
export const idleTimeout = 2000

/** Runs a task when the browser is idle, at the latest after `idleTimeout`. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: idleTimeout })
  else setTimeout(run, idleTimeout)
}
