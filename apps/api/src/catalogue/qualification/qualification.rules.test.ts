import { expect, test } from 'vitest'
import { isComplete, progressOf } from './qualification.rules.ts'

test.each([
  ['nothing started', [0, 0, 0], 0, false],
  ['one of three finished', [1, 0, 0], 50, false],
  ['the two furthest count', [0.5, 1, 0.25], 75, false],
  ['almost is not complete', [1, 0.999], 99, false],
  ['two finished', [1, 0.2, 1], 100, true],
  ['a category of one course', [1], 50, false],
  ['an empty category', [], 0, false],
] as const)('%s', (_, shares, progress, complete) => {
  expect(progressOf([...shares])).toBe(progress)
  expect(isComplete([...shares])).toBe(complete)
})
