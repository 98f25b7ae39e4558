const ends = new Set<() => unknown>()

/** Has something ended when the bench leaves before it is done with it. Answers what to call once it has ended. */
export function endOnLeaving(end: () => unknown): () => void {
  ends.add(end)
  return () => ends.delete(end)
}

/** Ends whatever still runs. */
export async function endAll(): Promise<void> {
  await Promise.allSettled([...ends].map(async (end) => end()))
}
