import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from './allocate.ts'

const amount = fc.integer({ min: 0, max: 2_000_000_000 })
const weights = fc.array(amount, { minLength: 1, maxLength: 40 })

test('the parts add up to the amount, and none is negative', () => {
  fc.assert(
    fc.property(amount, weights, (total, list) => {
      const parts = allocate(total, list)
      expect(parts).toHaveLength(list.length)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('each part differs from its exact share by less than a cent', () => {
  fc.assert(
    fc.property(amount, weights, (total, list) => {
      const sum = list.reduce((all, weight) => all + weight, 0)
      fc.pre(sum > 0)
      for (const [index, part] of allocate(total, list).entries()) {
        const share = BigInt(total) * BigInt(list[index] ?? 0)
        const difference = BigInt(part) * BigInt(sum) - share
        expect(difference < sum && difference > -sum).toBe(true)
      }
    }),
  )
})

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10, [0, 3, 1], [0, 8, 2]],
  [5, [0, 0], [3, 2]],
  [0, [], []],
])('allocates %i cents by %j to %j', (total, list, parts) => {
  expect(allocate(total, list)).toEqual(parts)
})

test('an amount cannot be allocated to nothing', () => {
  expect(() => allocate(1, [])).toThrow('at least one weight')
})
