import { expect, it, vi } from 'vitest'
import { createLruCache } from './lru-cache.ts'

it('makes a thing once, also for two who ask at the same time', async () => {
  const make = vi.fn(async () => 'cover')
  const recent = createLruCache<string>(2)
  expect(await Promise.all([recent('a', make), recent('a', make)])).toEqual(['cover', 'cover'])
  expect(make).toHaveBeenCalledTimes(1)
})

it('lets go of what was not asked for the longest', async () => {
  const make = vi.fn(async () => 'cover')
  const recent = createLruCache<string>(2)
  for (const key of ['a', 'b', 'a', 'c', 'a']) await recent(key, make)
  expect(make).toHaveBeenCalledTimes(3)
  await recent('b', make)
  expect(make).toHaveBeenCalledTimes(4)
})

it('tries again what failed', async () => {
  const recent = createLruCache<string>(2)
  await expect(recent('a', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(await recent('a', async () => 'cover')).toBe('cover')
})
