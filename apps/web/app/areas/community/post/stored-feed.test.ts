import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readStoredFilters, readViewedPost, storeFilters, storeViewedPost } from './stored-feed.ts'

const values = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})

afterEach(() => {
  values.clear()
  vi.unstubAllGlobals()
})

it('keeps the filters until they are cleared', () => {
  expect(readStoredFilters()).toBeNull()
  storeFilters({ categories: ['cutting', 'updo'], types: ['video'] })
  expect(readStoredFilters()).toEqual({ categories: ['cutting', 'updo'], types: ['video'] })
  storeFilters({ categories: [], types: [] })
  expect(readStoredFilters()).toBeNull()
  expect(values.size).toBe(0)
})

it('keeps the post that was opened, and ignores what it cannot read', () => {
  storeViewedPost({ id: 'a1', lastPage: 3 })
  expect(readViewedPost()).toEqual({ id: 'a1', lastPage: 3 })
  values.set('viewed-post', 'a1')
  expect(readViewedPost()).toBeNull()
})

it('keeps nothing if the storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined)
  storeFilters({ categories: ['cutting'], types: [] })
  expect([readStoredFilters(), readViewedPost()]).toEqual([null, null])
})
