import { expect, it, vi } from 'vitest'
import { createLruCache } from './lru-cache.ts'

it('calls make once for concurrent calls with the same key', async () => {
  const make = vi.fn(async () => 'cover')
  const recent = createLruCache<string>(2)
  expect(await Promise.all([recent('a', make), recent('a', make)])).toEqual(['cover', 'cover'])
  expect(make).toHaveBeenCalledTimes(1)
})

it('evicts the least recently used entry', async () => {
  const make = vi.fn(async () => 'cover')
  const recent = createLruCache<string>(2)
  for (const key of ['a', 'b', 'a', 'c', 'a']) await recent(key, make)
  expect(make).toHaveBeenCalledTimes(3)
  await recent('b', make)
  expect(make).toHaveBeenCalledTimes(4)
})

it('does not cache failures', async () => {
  const recent = createLruCache<string>(2)
  await expect(recent('a', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(await recent('a', async () => 'cover')).toBe('cover')
})
