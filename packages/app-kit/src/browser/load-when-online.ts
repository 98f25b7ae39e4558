const firstPauseMs = 2000

/** Loads something. If that fails, it is loaded again once the connection is back, and after a growing pause while the browser is online. */
export function loadWhenOnline<Loaded>(
  load: () => Promise<Loaded>,
  pauseMs: number = firstPauseMs,
): Promise<Loaded> {
  // The server is always online.
  if (typeof addEventListener === 'undefined') return load()
  // From the start: the connection can be back before the failure is known.
  const isBack = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  return load().catch(async () => {
    // Requests can still fail in the moment when the connection is back.
    const pause = new Promise((resolve) => {
      if (navigator.onLine) setTimeout(resolve, pauseMs)
    })
    await Promise.race([isBack, pause])
    return loadWhenOnline(load, pauseMs * 2)
  })
}
