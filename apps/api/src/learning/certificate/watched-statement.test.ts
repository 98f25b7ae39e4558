import { expect, test } from 'vitest'
import { localized } from '../../platform/db/factories/localized.ts'
import { watchedStatement } from './watched-statement.ts'

const content = {
  title: localized('Cutter'),
  description: localized('Cutting'),
  courses: [],
  duration: 15_780,
  lessonCount: 20,
  educators: [],
  academy: 'Chignon',
  startedAt: '2026-10-01T09:00:00.000Z',
}

test('names what was watched of how much, and how many lessons were only marked', () => {
  const partly = { ...content, watchedDuration: 11_400, tickedCount: 5 }
  expect(watchedStatement(partly, 'en')).toBe(
    'Watched 3\u00a0h 10\u00a0min of 4\u00a0h 23\u00a0min. Marked as done by the learner: 5.',
  )
  // The unit has no full stop of its own, so that the sentence does not end with two.
  expect(watchedStatement(partly, 'de')).toMatch(
    /^Angesehen: 3\u00a0h 10\u00a0min von 4\u00a0h 23\u00a0min\. Selbst/,
  )
  expect(watchedStatement({ ...content, watchedDuration: 15_780, tickedCount: 0 }, 'en')).toBe(
    'Watched 4\u00a0h 23\u00a0min of 4\u00a0h 23\u00a0min.',
  )
  expect(watchedStatement({ ...content, watchedDuration: 0, tickedCount: 20 }, 'en')).toMatch(
    /^Watched 0\u00a0sec of/,
  )
})

test('says nothing about certificates that were awarded before it was recorded', () => {
  expect(watchedStatement(content, 'en')).toBeNull()
})
