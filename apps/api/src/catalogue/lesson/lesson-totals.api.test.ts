import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { makeOnlineMasterclass } from '../../platform/db/factories/online-masterclass.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { lessonProgress, lessons } from '../../platform/db/schema/lesson.ts'
import { notes } from '../../platform/db/schema/note.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { waitingForLocks } from '../../testing/wait-for-locks.ts'

const { db } = await openTestApp()

async function totalsOf(table: typeof courses | typeof onlineMasterclasses, id: string) {
  const { videoLessonCount: videos, freeLessonCount: free, duration } = table
  const [totals] = await db().select({ videos, free, duration }).from(table).where(eq(table.id, id))
  return totals
}

const lesson = (position: number) => ({
  slug: `lesson-${position}`,
  position,
  resourceType: 'video/mp4',
  duration: 300,
  name: localized(`Lesson ${position}`),
})

test('totals the lessons of a course while they are added, changed, moved and deleted', async () => {
  const {
    id,
    lessons: [first],
  } = await makeCourse(db, { lessons: 2 })
  const other = await makeCourse(db, { lessons: 0 })
  if (!first) throw new Error('The course has no lesson.')
  expect(await totalsOf(courses, id)).toEqual({ videos: 2, free: 1, duration: 600 })

  await db().update(lessons).set({ duration: 100, isFree: false }).where(eq(lessons.id, first.id))
  expect(await totalsOf(courses, id)).toEqual({ videos: 2, free: 0, duration: 400 })

  await db().update(lessons).set({ resourceType: 'application/pdf' }).where(eq(lessons.id, first.id))
  expect(await totalsOf(courses, id)).toEqual({ videos: 1, free: 0, duration: 400 })

  await db().update(lessons).set({ courseId: other.id }).where(eq(lessons.id, first.id))
  expect(await totalsOf(courses, id)).toEqual({ videos: 1, free: 0, duration: 300 })
  expect(await totalsOf(courses, other.id)).toEqual({ videos: 0, free: 0, duration: 100 })

  await db().delete(lessons).where(eq(lessons.courseId, id))
  expect(await totalsOf(courses, id)).toEqual({ videos: 0, free: 0, duration: 0 })
})

test('totals the lessons of an online masterclass; one without a duration counts as 0 seconds', async () => {
  const { id } = await makeOnlineMasterclass(db)
  await db()
    .insert(lessons)
    .values([lesson(1), { ...lesson(2), duration: null }].map((row) => ({ ...row, onlineMasterclassId: id })))
  expect(await totalsOf(onlineMasterclasses, id)).toEqual({ videos: 2, free: 0, duration: 300 })
})

test('a lesson with progress, notes or choices is not deleted with them', async () => {
  const { user } = await makeMember(db, testNow)
  const course = await makeCourse(db, { lessons: 2 })
  const [watched, noted] = course.lessons
  if (!watched || !noted) throw new Error('The course has no lessons.')
  await db().insert(lessonProgress).values({ userId: user.id, lessonId: watched.id })
  const note = { userId: user.id, moment: 3, text: 'Look again', createdAt: testNow, updatedAt: testNow }
  await db()
    .insert(notes)
    .values({ ...note, lessonId: noted.id })
  for (const { id } of [watched, noted]) {
    await expect(db().delete(lessons).where(eq(lessons.id, id))).rejects.toThrow()
  }
  await expect(db().delete(courses).where(eq(courses.id, course.id))).rejects.toThrow()
  expect(await db().select().from(notes)).toHaveLength(1)
  expect(await db().select().from(lessonProgress)).toHaveLength(1)
})

test('counts lessons that concurrent transactions add to one course', async () => {
  const { id } = await makeCourse(db, { lessons: 0 })
  const committing = Promise.withResolvers<void>()
  const inserted = Promise.withResolvers<void>()
  const first = db.transaction(async () => {
    await db()
      .insert(lessons)
      .values({ ...lesson(1), courseId: id })
    inserted.resolve()
    await committing.promise
  })
  await inserted.promise
  const second = db.transaction(() =>
    db()
      .insert(lessons)
      .values({ ...lesson(2), courseId: id }),
  )
  try {
    await expect.poll(() => waitingForLocks(db)).toBe(1)
  } finally {
    committing.resolve()
    await Promise.all([first, second])
  }
  expect(await totalsOf(courses, id)).toEqual({ videos: 2, free: 0, duration: 600 })
})

test('deletes a course with its lessons', async () => {
  const { id } = await makeCourse(db)
  await db().delete(courses).where(eq(courses.id, id))
  expect(await db().select().from(lessons).where(eq(lessons.courseId, id))).toEqual([])
})
