const cleanups = new Set<() => unknown>()

/** Registers a function that `runCleanups` calls. Returns a function that unregisters it. */
export function onCleanup(cleanup: () => unknown): () => void {
  cleanups.add(cleanup)
  return () => cleanups.delete(cleanup)
}

/** Calls all registered functions, ignoring errors. */
export async function runCleanups(): Promise<void> {
  await Promise.allSettled([...cleanups].map(async (cleanup) => cleanup()))
}
