/** What can wait does so at most this long, in milliseconds (specification §9, Link prefetch idle timeout). */
export const idleTimeout = 2000

/** Runs what can wait when the browser has nothing better to do, at the latest after two seconds. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: idleTimeout })
  else setTimeout(run, idleTimeout)
}
