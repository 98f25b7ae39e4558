import { expect, test } from 'vitest'
import { progressOf } from './course-progress.rules.ts'

const lessons = (...done: boolean[]) =>
  done.map((isDone, index) => ({ id: `l${index}`, isDone, duration: 60 }))

test('continues after the last finished lesson, then with skipped lessons', () => {
  expect(progressOf(lessons(true, false, true, false)).nextId).toBe('l3')
  expect(progressOf(lessons(false, true)).nextId).toBe('l0')
  expect(progressOf(lessons(true, true)).nextId).toBeUndefined()
})

test('counts lessons, not minutes, and sums the remaining seconds', () => {
  expect(progressOf(lessons(true, false, false, false))).toMatchObject({
    done: 1,
    count: 4,
    share: 0.25,
    secondsLeft: 180,
  })
})

test('sums the remaining seconds without lessons whose duration is not known', () => {
  const withoutVideo = { id: 'new', isDone: false, duration: null }
  expect(progressOf([...lessons(false), withoutVideo])).toMatchObject({ count: 2, secondsLeft: 60 })
})

test('is finished when all lessons are; never without lessons', () => {
  expect(progressOf(lessons(true, true)).isFinished).toBe(true)
  expect(progressOf(lessons(true, false)).isFinished).toBe(false)
  expect(progressOf([])).toMatchObject({ isFinished: false, share: 0 })
})
