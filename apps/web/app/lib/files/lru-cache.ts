/**
 * Keeps what was made most recently, at most `most` things: for what is costly to make and asked for again soon. Two who
 * ask at the same time wait for the same one; what failed is not kept.
 */
export function createLruCache<Made>(most: number) {
  const kept = new Map<string, Promise<Made>>()
  return (key: string, make: () => Promise<Made>): Promise<Made> => {
    const made = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
