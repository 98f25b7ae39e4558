/** Loads something; after a failure again, once the connection is back. */
export function loadWhenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // The server is always online.
  if (typeof addEventListener === 'undefined') return load()
  // From the start: the connection can be back before the failure is known.
  const isBack = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  return load().catch(async () => {
    await isBack
    return loadWhenOnline(load)
  })
}
