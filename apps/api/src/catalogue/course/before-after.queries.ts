import type { Locale } from '@chignon/contract/platform/locale'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { beforeAfterPairs } from '../../platform/db/schema/before-after-pair.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { cataloguePictureJson, type CataloguePicture } from '../../platform/picture/picture.queries.ts'

export type BeforeAfterRow = { before: CataloguePicture; after: CataloguePicture; caption: string | null }

/** The pairs of the course in the row, in order. */
export function beforeAfterJson(locale: Locale): SQL<BeforeAfterRow[]> {
  const { courseId, position, beforeId, afterId, caption } = beforeAfterPairs
  return sql<BeforeAfterRow[]>`(select coalesce(json_agg(json_build_object(
      'before', ${cataloguePictureJson(beforeId, locale)}, 'after', ${cataloguePictureJson(afterId, locale)},
      'caption', ${inLocale(caption, locale)}) order by ${position}), '[]')
    from ${beforeAfterPairs} where ${courseId} = ${courses.id})`
}
