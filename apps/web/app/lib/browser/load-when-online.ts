/** Loads something; after a failure again, once the connection is back. */
export function loadWhenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  return load().catch(async () => {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadWhenOnline(load)
  })
}
