import { setPopularity } from '../../../catalogue/popularity/popularity.queries.ts'
import type { Database } from '../client.ts'
import { programCourses, programs } from '../schema/program.ts'
import { makeCourse } from './course.ts'
import { inserted } from './inserted.ts'
import { localized } from './localized.ts'
import { serial } from './serial.ts'

type Given = Partial<typeof programs.$inferInsert> & {
  courses?: { id: string; categoryId: string }[]
  popularity?: number
}

/** Inserts a program of the given courses, or of four new ones, in the category of the first course. */
export async function makeProgram(db: Database, { courses: given, popularity, ...rest }: Given = {}) {
  const number = serial()
  const courses = given ?? (await Promise.all([1, 2, 3, 4].map(() => makeCourse(db))))
  const values = {
    slug: `program-${number}`,
    price: 14_900,
    name: localized(`Program ${number}`),
    summary: localized('Four courses'),
    description: localized('All of it'),
    categoryId: courses[0]?.categoryId ?? '',
    ...rest,
  }
  const program = inserted(await db().insert(programs).values(values).returning())
  await db()
    .insert(programCourses)
    .values(courses.map(({ id }, index) => ({ programId: program.id, courseId: id, position: index + 1 })))
  if (popularity !== undefined) {
    await setPopularity(db(), [{ kind: 'program', productId: program.id, score: popularity }])
  }
  return program
}
