import { createHash } from 'node:crypto'
import {
  courseDocument,
  type CourseDocument,
  type CourseFacts,
} from '@chignon/contract/catalogue/course-document'
import { findCourseObstacles } from '@chignon/contract/catalogue/course-obstacles'
import type { Connection } from '../../platform/db/client.ts'
import type { DocumentKind, Obstacle } from '../../platform/document/document-kind.ts'
import { byId, inOrder, renamed, written } from '../../platform/document/entries.ts'
import { documentMessages } from '../../platform/document/document.messages.ts'
import { overlaps } from '../../platform/document/document-path.ts'
import { courseObstacleMessages, newLesson } from './course-document.messages.ts'
import {
  categoryExists,
  deleteCourse,
  findCourseRow,
  listChapters,
  listEducatorIds,
  listPlan,
  listTeachers,
  saveChapters,
  saveCourse,
  saveEducators,
  savePlan,
  saveStubs,
  withdrawCourse,
} from './course-document.queries.ts'
import { findCourseFacts, isCourseUsed } from './course-facts.queries.ts'
import { courseSlug, lessonSlugs } from './course-slugs.ts'

/** Courses as documents. */
export const courseKind: DocumentKind<CourseDocument, CourseFacts> = {
  type: 'course',
  schema: courseDocument,
  empty: {
    name: {},
    summary: {},
    description: {},
    category_id: null,
    level: 'foundation',
    price: null,
    discounted_price: null,
    outcomes: {},
    educators: {},
    lessons: {},
  },
  findObstacles: (course) =>
    findCourseObstacles(course).map(({ code, path }) => ({ path, message: courseObstacleMessages[code] })),
  find: findCourse,
  prepare: prepareCourse,
  write: writeCourse,
  withdraw: withdrawCourse,
  isUsed: isCourseUsed,
  remove: deleteCourse,
  findFacts: findCourseFacts,
  pricesOf: ({ price, discounted_price }) => ({ price, discounted_price }),
  copy: (course) => ({
    ...course,
    outcomes: renamed(course.outcomes),
    lessons: renamedLessons(course.lessons),
  }),
  audited: ({ name, level, price, discounted_price, lessons }) => ({
    name,
    level,
    price,
    discounted_price,
    lessons: Object.keys(lessons).length,
  }),
}

async function findCourse(db: Connection, id: string) {
  const row = await findCourseRow(db, id)
  if (!row) return undefined
  const [educators, plan, chapters] = await Promise.all([
    listEducatorIds(db, id),
    listPlan(db, id),
    listChapters(db, id),
  ])
  const chaptersOf = Map.groupBy(chapters, ({ lessonId }) => lessonId)
  const document: CourseDocument = {
    name: row.name,
    summary: row.summary,
    description: row.description,
    category_id: row.categoryId,
    level: row.level,
    price: row.price,
    discounted_price: row.discountedPrice,
    outcomes: byId(row.outcomes, (text, position) => [stableId(id, position), { position, text }]),
    educators: byId(educators, (educator, position) => [educator.id, { position }]),
    lessons: byId(plan, (lesson, position) => [
      lesson.id,
      {
        position,
        name: lesson.name,
        is_free: lesson.isFree,
        chapters: byId(chaptersOf.get(lesson.id) ?? [], ({ id: chapterId, startsAt, name }) => [
          chapterId,
          { starts_at: startsAt, name },
        ]),
      },
    ]),
  }
  return { document, slug: row.slug, publishedAt: row.publishedAt }
}

async function prepareCourse(
  db: Connection,
  id: string,
  course: CourseDocument,
  changed: readonly string[],
): Promise<Obstacle[]> {
  const isTouched = (part: string) => changed.some((path) => path === '' || overlaps(path, part))
  const obstacles = [
    isTouched('category_id') ? await checkCategory(db, course) : [],
    isTouched('educators') ? await checkEducators(db, course) : [],
  ]
  const stubs = Object.entries(course.lessons)
    .filter(([lessonId]) => isTouched(`lessons.${lessonId}.name`))
    .map(([lessonId, { name }]) => ({ id: lessonId, name: written(name) ?? newLesson }))
  const own = new Set(stubs.length > 0 ? await saveStubs(db, id, stubs) : [])
  const foreign = stubs
    .filter((stub) => !own.has(stub.id))
    .map((stub) => ({ path: `lessons.${stub.id}`, message: documentMessages.isTaken }))
  return [...obstacles.flat(), ...foreign]
}

async function checkCategory(db: Connection, { category_id: id }: CourseDocument): Promise<Obstacle[]> {
  if (id === null || (await categoryExists(db, id))) return []
  return [{ path: 'category_id', message: courseObstacleMessages.category }]
}

async function checkEducators(db: Connection, { educators }: CourseDocument): Promise<Obstacle[]> {
  const ids = Object.keys(educators)
  const teachers = new Set(await listTeachers(db, ids))
  return ids
    .filter((id) => !teachers.has(id))
    .map((id) => ({ path: `educators.${id}`, message: courseObstacleMessages.educators }))
}

async function writeCourse(db: Connection, id: string, course: CourseDocument, now: Date): Promise<void> {
  const before = await findCourseRow(db, id)
  const { category_id: categoryId, price } = course
  // Obstacles keep such a course from being published.
  if (categoryId === null || price === null) throw new Error(`course ${id} lacks its category or price`)
  await saveCourse(db, {
    id,
    slug: before?.slug ?? (await courseSlug(db, id, course)),
    publishedAt: now,
    name: written(course.name) ?? {},
    summary: written(course.summary) ?? {},
    description: written(course.description) ?? {},
    categoryId,
    level: course.level,
    price,
    discountedPrice: course.discounted_price,
    outcomes: inOrder(course.outcomes).flatMap(([, { text }]) => written(text) ?? []),
  })
  await saveEducators(
    db,
    id,
    inOrder(course.educators).map(([userId]) => userId),
  )
  const lessons = inOrder(course.lessons)
  const slugs = await lessonSlugs(db, id, lessons)
  const plan = lessons.map(([lessonId, lesson]) => ({
    id: lessonId,
    slug: slugs.get(lessonId) ?? lessonId,
    name: written(lesson.name) ?? {},
    isFree: lesson.is_free,
  }))
  await savePlan(db, id, { plan, now })
  await saveChapters(
    db,
    lessons.map(([lessonId]) => lessonId),
    lessons.flatMap(([lessonId, { chapters }]) =>
      // With ids of the table: those of the document are unique within it only.
      Object.values(chapters).flatMap(({ starts_at: startsAt, name }) => {
        const texts = written(name)
        return texts ? [{ lessonId, startsAt, name: texts }] : []
      }),
    ),
  )
}

function renamedLessons(lessons: CourseDocument['lessons']): CourseDocument['lessons'] {
  return Object.fromEntries(
    Object.values(lessons).map((lesson) => [
      crypto.randomUUID(),
      { ...lesson, chapters: renamed(lesson.chapters) },
    ]),
  )
}

// Outcomes have no ids in their table; each reading of it must give the same.
function stableId(id: string, position: number): string {
  const hex = createHash('sha256').update(`${id} outcome ${position}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
