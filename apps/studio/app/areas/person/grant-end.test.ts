import { expect, test } from 'vitest'
import { endAfterDays } from './grant-end.ts'

const now = new Date('2026-11-28T08:00:00Z')

test('days are added to those that are left, or begin now', () => {
  expect(endAfterDays(now, '2026-12-01T00:00:00Z', 14)).toBe('2026-12-15T00:00:00.000Z')
  expect(endAfterDays(now, '2026-11-01T00:00:00Z', 1)).toBe('2026-11-29T08:00:00.000Z')
  expect(endAfterDays(now, null, 1)).toBe('2026-11-29T08:00:00.000Z')
})
