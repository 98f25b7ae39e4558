import type { CourseDocument } from '@chignon/contract/catalogue/course-document'
import { fallbackLocale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import { freeSlug, slugOf } from '../slug/slug.rules.ts'
import { isSlugTaken, listLessonSlugs } from './course-document.queries.ts'

/** The address that a course gets at its first publication. */
export async function courseSlug(db: Connection, id: string, { name }: CourseDocument): Promise<string> {
  const english = name[fallbackLocale] ?? ''
  return freeSlug(english, id, await isSlugTaken(db, slugOf(english, id)))
}

/** The address of each lesson: those that were published keep theirs. */
export async function lessonSlugs(
  db: Connection,
  id: string,
  lessons: readonly [string, CourseDocument['lessons'][string]][],
): Promise<ReadonlyMap<string, string>> {
  const known = await listLessonSlugs(db, id)
  const slugs = new Map(known.flatMap((row) => (row.wasPublished ? [[row.id, row.slug] as const] : [])))
  const taken = new Set(slugs.values())
  for (const [lessonId, { name }] of lessons) {
    if (slugs.has(lessonId)) continue
    const english = name[fallbackLocale] ?? Object.values(name)[0] ?? ''
    const slug = freeSlug(english, lessonId, taken.has(slugOf(english, lessonId)))
    slugs.set(lessonId, slug)
    taken.add(slug)
  }
  return slugs
}
