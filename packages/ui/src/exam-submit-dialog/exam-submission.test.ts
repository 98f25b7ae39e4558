import { expect, test } from 'vitest'
import { submissionOf } from './exam-submission.ts'

test('returns the open questions with their numbers', () => {
  const entries = [true, false, true, false].map((isAnswered, index) => ({ id: `q${index}`, isAnswered }))
  expect(submissionOf(entries)).toEqual({
    answered: 2,
    count: 4,
    open: [
      { id: 'q1', position: 2 },
      { id: 'q3', position: 4 },
    ],
    maySubmit: true,
  })
})

test('does not allow submission without any answer', () => {
  expect(submissionOf([{ id: 'q', isAnswered: false }]).maySubmit).toBe(false)
  expect(submissionOf([]).maySubmit).toBe(false)
})
