/**
 * Caches the `max` most recently used results. Concurrent calls with the same key share one promise; failures are not
 * cached.
 */
export function createLruCache<Value>(max: number) {
  const cache = new Map<string, Promise<Value>>()
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const value = cache.get(key) ?? make()
    cache.delete(key)
    cache.set(key, value)
    value.catch(() => cache.delete(key))
    const [oldest] = cache.keys()
    if (cache.size > max && oldest !== undefined) cache.delete(oldest)
    return value
  }
}
