import { setPopularity } from '../../../catalogue/popularity/popularity.queries.ts'
import type { Database } from '../client.ts'
import { courseEducators, courses } from '../schema/course.ts'
import { lessons } from '../schema/lesson.ts'
import { makeCategory } from './category.ts'
import { inserted } from './inserted.ts'
import { localized } from './localized.ts'
import { serial } from './serial.ts'

type Given = Partial<typeof courses.$inferInsert> & {
  lessons?: number
  popularity?: number
  educators?: readonly { id: string }[]
}

/** Inserts a course with video lessons of 300 seconds (default two), the first one free, by default in a new category. */
export async function makeCourse(
  db: Database,
  { lessons: lessonCount = 2, popularity, educators = [], ...given }: Given = {},
) {
  const number = serial()
  const categoryId = given.categoryId ?? (await makeCategory(db)).id
  const values = {
    slug: `course-${number}`,
    level: 'foundation' as const,
    price: 4900,
    name: localized(`Course ${number}`),
    summary: localized('What you learn'),
    description: localized('All of it'),
    outcomes: [localized('Hold the comb')],
    ...given,
    categoryId,
  }
  const course = inserted(await db().insert(courses).values(values).returning())
  if (popularity !== undefined) {
    await setPopularity(db(), [{ kind: 'course', productId: course.id, score: popularity }])
  }
  const taught = educators.map(({ id }, index) => ({ courseId: course.id, userId: id, position: index + 1 }))
  if (taught.length > 0) await db().insert(courseEducators).values(taught)
  const plan = Array.from({ length: lessonCount }, (_, index) => ({
    courseId: course.id,
    slug: `lesson-${index + 1}`,
    position: index + 1,
    resourceType: 'video/mp4',
    duration: 300,
    isFree: index === 0,
    name: localized(`Lesson ${index + 1}`),
  }))
  return { ...course, lessons: plan.length > 0 ? await db().insert(lessons).values(plan).returning() : [] }
}
