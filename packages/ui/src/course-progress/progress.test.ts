import { expect, test } from 'vitest'
import { progressOf } from './progress.ts'

const lessons = (...done: boolean[]) =>
  done.map((isDone, index) => ({ id: `l${index}`, isDone, duration: 60 }))

test('goes on after the last lesson that is done, then with what was left out', () => {
  expect(progressOf(lessons(true, false, true, false)).nextId).toBe('l3')
  expect(progressOf(lessons(false, true)).nextId).toBe('l0')
  expect(progressOf(lessons(true, true)).nextId).toBeUndefined()
})

test('counts lessons, not minutes, and sums what is left', () => {
  expect(progressOf(lessons(true, false, false, false))).toMatchObject({
    done: 1,
    count: 4,
    share: 0.25,
    secondsLeft: 180,
  })
})

test('is finished when all lessons are, and a course without lessons never is', () => {
  expect(progressOf(lessons(true, true)).isFinished).toBe(true)
  expect(progressOf(lessons(true, false)).isFinished).toBe(false)
  expect(progressOf([])).toMatchObject({ isFinished: false, share: 0 })
})
