import { expect, test } from 'vitest'
import type { FollowedLesson } from '@chignon/contract/learning/education'
import { lessonAfter, selectLesson, type LearningPlan } from './learning-plan.ts'

const lesson = (id: string, is_watchable = true): FollowedLesson => ({
  id,
  slug: id,
  name: id,
  position: 1,
  is_free: false,
  is_watchable,
  resource: { type: 'video/mp4', properties: { duration: 60 } },
  is_done: false,
  is_done_by_hand: false,
  watched_seconds: 0,
  last_active_at: null,
})

const plan: LearningPlan = {
  kind: 'programs',
  slug: 'the-cutter',
  name: 'The cutter',
  locale: 'en',
  sections: [
    { id: 'one', name: 'One', lessons: [lesson('a'), lesson('b', false), lesson('c')] },
    { id: 'two', name: 'Two', lessons: [lesson('d')] },
  ],
  progress: 25,
  lessonsDone: 1,
  lessonsTotal: 4,
  nextLessonId: 'c',
  hasExpired: false,
  remainingDays: 12,
}

test('selects the lesson of the address, else the one to continue with', () => {
  expect(selectLesson(plan, 'd')?.id).toBe('d')
  expect(selectLesson(plan, 'unknown')?.id).toBe('c')
  expect(selectLesson(plan, null)?.id).toBe('c')
})

test('selects the first lesson that may be opened when all are done', () => {
  const [first, ...others] = plan.sections
  const locked = {
    ...plan,
    nextLessonId: null,
    sections: [
      { id: 'zero', name: null, lessons: [lesson('z', false)] },
      ...(first ? [first] : []),
      ...others,
    ],
  }
  expect(selectLesson(locked, null)?.id).toBe('a')
})

test('goes on with the next lesson that may be opened, also in the next course', () => {
  expect(lessonAfter(plan, 'a')?.id).toBe('c')
  expect(lessonAfter(plan, 'c')?.id).toBe('d')
  expect(lessonAfter(plan, 'd')).toBeUndefined()
  expect(lessonAfter(plan, 'unknown')).toBeUndefined()
})
