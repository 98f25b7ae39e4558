import type { Localized } from '@chignon/contract/platform/localized'
import { and, asc, eq, inArray, notInArray, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { courseEducators, courses } from '../../platform/db/schema/course.ts'
import { lessonChapters, lessons } from '../../platform/db/schema/lesson.ts'
import { users } from '../../platform/db/schema/user.ts'
import { canTeach } from '../educator/teacher.queries.ts'

/** The row of a course with its educators; undefined if it was never published. */
export async function findCourseRow(db: Connection, id: string) {
  const [course] = await db.select().from(courses).where(eq(courses.id, id))
  return course
}

export function listEducatorIds(db: Connection, courseId: string): Promise<{ id: string }[]> {
  return db
    .select({ id: courseEducators.userId })
    .from(courseEducators)
    .where(eq(courseEducators.courseId, courseId))
    .orderBy(asc(courseEducators.position))
}

/** The lessons of the plan of a course, in order. */
export function listPlan(db: Connection, courseId: string) {
  const { id, slug, name, isFree } = lessons
  return db
    .select({ id, slug, name, isFree })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position), asc(id))
}

/** The chapters of the lessons of the plan. */
export function listChapters(db: Connection, courseId: string) {
  const { id, lessonId, startsAt, name } = lessonChapters
  return db
    .select({ id, lessonId, startsAt, name })
    .from(lessonChapters)
    .innerJoin(lessons, eq(lessons.id, lessonId))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(startsAt))
}

/** Whether a course has a slug. */
export async function isSlugTaken(db: Connection, slug: string): Promise<boolean> {
  const found = await db.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug)).limit(1)
  return found.length > 0
}

/** Adds a course, or changes one; its address, once it has one, and the time of its first publication stay. */
export async function saveCourse(db: Connection, course: typeof courses.$inferInsert): Promise<void> {
  const { id: _id, slug: _slug, publishedAt, ...values } = course
  await db
    .insert(courses)
    .values(course)
    .onConflictDoUpdate({
      target: courses.id,
      set: {
        ...values,
        publishedAt: sql`coalesce(${courses.publishedAt}, ${sql.param(publishedAt, courses.publishedAt)})`,
        updatedAt: sql`now()`,
      },
    })
}

/** Makes these the educators of a course, in order. */
export async function saveEducators(db: Connection, courseId: string, ids: readonly string[]): Promise<void> {
  await db.delete(courseEducators).where(eq(courseEducators.courseId, courseId))
  const rows = ids.map((userId, index) => ({ courseId, userId, position: index + 1 }))
  if (rows.length > 0) await db.insert(courseEducators).values(rows)
}

type StubLesson = { id: string; name: Localized }

/**
 * Adds lessons that are only in the draft of a course, so that files can be attached, and renames those that still are. One that was taken
 * out of the plan keeps its name, which people who began it still see. Returns the ids of those that belong to the course now.
 */
export async function saveStubs(
  db: Connection,
  courseId: string,
  stubs: readonly StubLesson[],
): Promise<string[]> {
  const rows = stubs.map(({ id, name }) => ({
    id,
    name,
    documentId: courseId,
    slug: `lesson-${id}`,
    position: 0,
    resourceType: 'video/mp4',
  }))
  await db
    .insert(lessons)
    .values(rows)
    .onConflictDoUpdate({
      target: lessons.id,
      set: { name: sql`excluded.name` },
      setWhere: sql`${lessons.documentId} = ${courseId} and ${lessons.courseId} is null
        and ${lessons.retiredAt} is null`,
    })
  const own = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(
      and(
        inArray(
          lessons.id,
          stubs.map(({ id }) => id),
        ),
        isOfDocument(courseId),
      ),
    )
  return own.map(({ id }) => id)
}

type PlannedLesson = Pick<typeof lessons.$inferInsert, 'id' | 'name' | 'isFree' | 'slug'> & { id: string }

/**
 * Makes these the lessons of the plan of a course, in order. What is left out of it is retired: its progress stays, and counts no more
 * (DOCUMENT-7).
 */
export async function savePlan(
  db: Connection,
  courseId: string,
  { plan, now }: { plan: readonly PlannedLesson[]; now: Date },
): Promise<void> {
  const ids = plan.map(({ id }) => id)
  await db
    .update(lessons)
    .set({ courseId: null, documentId: courseId, retiredAt: now })
    .where(and(eq(lessons.courseId, courseId), ids.length > 0 ? notInArray(lessons.id, ids) : undefined))
  if (plan.length === 0) return
  const rows = plan.map((lesson, index) => ({
    ...lesson,
    courseId,
    documentId: courseId,
    position: index + 1,
    resourceType: 'video/mp4',
  }))
  await db
    .insert(lessons)
    .values(rows)
    .onConflictDoUpdate({
      target: lessons.id,
      set: {
        courseId,
        documentId: courseId,
        retiredAt: null,
        slug: sql`excluded.slug`,
        position: sql`excluded.position`,
        isFree: sql`excluded.is_free`,
        name: sql`excluded.name`,
      },
      setWhere: sql`${isOfDocument(courseId)}`,
    })
}

/** Replaces the chapters of the lessons of a plan. */
export async function saveChapters(
  db: Connection,
  lessonIds: readonly string[],
  chapters: readonly (typeof lessonChapters.$inferInsert)[],
): Promise<void> {
  if (lessonIds.length === 0) return
  await db.delete(lessonChapters).where(inArray(lessonChapters.lessonId, [...lessonIds]))
  if (chapters.length > 0) await db.insert(lessonChapters).values([...chapters])
}

/** The slugs of the lessons of a document, by id: also of those that are not in the plan. */
export function listLessonSlugs(db: Connection, courseId: string) {
  const { id, slug, courseId: planOf, retiredAt } = lessons
  return db
    .select({ id, slug, wasPublished: sql<boolean>`${planOf} is not null or ${retiredAt} is not null` })
    .from(lessons)
    .where(isOfDocument(courseId))
}

/** Whether a category exists. */
export async function categoryExists(db: Connection, id: string): Promise<boolean> {
  return (await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id))).length > 0
}

/** Those of some people who can teach. */
export async function listTeachers(db: Connection, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), canTeach))
  return found.map(({ id }) => id)
}

/** Makes a course a draft again. */
export async function withdrawCourse(db: Connection, id: string): Promise<void> {
  await db.update(courses).set({ publishedAt: null }).where(eq(courses.id, id))
}

/** Deletes a course with its lessons. */
export async function deleteCourse(db: Connection, id: string): Promise<void> {
  await db.delete(courses).where(eq(courses.id, id))
  await db.delete(lessons).where(isOfDocument(id))
}

function isOfDocument(id: string): SQL {
  return sql`(${lessons.courseId} = ${id} or ${lessons.documentId} = ${id})`
}
