import type { Locale } from '@chignon/contract/locale'
import { sql, type SQL } from 'drizzle-orm'
import { inLocale } from '../db/localized.ts'
import { beforeAfterPairs } from '../db/schema/before-after-pair.ts'
import { courses } from '../db/schema/course.ts'
import { cataloguePictureJson, type CataloguePicture } from '../picture/picture.queries.ts'

/** A pair of photographs. */
export type BeforeAfterRow = { before: CataloguePicture; after: CataloguePicture; caption: string | null }

/** The pairs of the course in the row, in order. */
export function beforeAfterJson(locale: Locale): SQL<BeforeAfterRow[]> {
  const { courseId, position, beforeId, afterId, caption } = beforeAfterPairs
  return sql<BeforeAfterRow[]>`(select coalesce(json_agg(json_build_object(
      'before', ${cataloguePictureJson(beforeId, locale)}, 'after', ${cataloguePictureJson(afterId, locale)},
      'caption', ${inLocale(caption, locale)}) order by ${position}), '[]')
    from ${beforeAfterPairs} where ${courseId} = ${courses.id})`
}
