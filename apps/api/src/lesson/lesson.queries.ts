import type { Lesson, Locale } from '@chignon/contract'
import { sql, type SQL } from 'drizzle-orm'
import { inLocale } from '../db/localized.ts'
import { lessons } from '../db/schema/lesson.ts'

/** The lessons of the row's thing in their order, as one JSON value in the contract's shape. */
export function lessonsJson(ofParent: SQL, locale: Locale): SQL<Lesson[]> {
  return sql<Lesson[]>`(select coalesce(json_agg(json_build_object(
    'id', ${lessons.id},
    'slug', ${lessons.slug},
    'name', ${inLocale(lessons.name, locale)},
    'position', ${lessons.position},
    'is_free', ${lessons.isFree},
    'resource', json_build_object(
      'type', ${lessons.resourceType},
      'properties', json_build_object('duration', ${lessons.duration})
    )
  ) order by ${lessons.position}), '[]') from ${lessons} where ${ofParent})`
}
