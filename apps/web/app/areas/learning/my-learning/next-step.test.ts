import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'

const begun = {
  has_expired: false,
  lessons_total: 4,
  next_lesson: { id: 'next', name: 'Next', duration: null },
  last_active_at: '2027-03-01T00:00:00.000Z',
}

test.each([
  ['continue', begun],
  ['start', { ...begun, last_active_at: null }],
  ['watch-again', { ...begun, next_lesson: null }],
  ['wait', { ...begun, lessons_total: 0, next_lesson: null, last_active_at: null }],
  ['buy-again', { ...begun, has_expired: true, lessons_total: 0 }],
] as const)('returns %s', (step, content) => expect(nextStepOf(content)).toBe(step))
