import { expect, it } from 'vitest'
import { reloadInterval, claimReload } from './reload-guard.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const noon = Date.UTC(2027, 0, 1, 12)

it('reloads once, and again only after a minute', () => {
  const kept = storage()
  expect(claimReload(() => kept, noon, true)).toBe(true)
  expect(claimReload(() => kept, noon + 1, true)).toBe(false)
  expect(claimReload(() => kept, noon + reloadInterval - 1, true)).toBe(false)
  expect(claimReload(() => kept, noon + reloadInterval, true)).toBe(true)
  expect(claimReload(() => kept, noon + reloadInterval + 1, true)).toBe(false)
})

it('keeps the page while there is no line, and does not count that as a reload', () => {
  const kept = storage()
  expect(claimReload(() => kept, noon, false)).toBe(false)
  expect(claimReload(() => kept, noon, true)).toBe(true)
})

it('never reloads where that could not be remembered', () => {
  const closed = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('closed', 'SecurityError')
    },
  }
  expect(claimReload(() => closed, noon, true)).toBe(false)
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  expect(claimReload(forbidden, noon, true)).toBe(false)
})
