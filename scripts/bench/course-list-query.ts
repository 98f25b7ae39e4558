import { listCourses } from '../../apps/api/src/course/course.queries.ts'
import type { Database } from '../../apps/api/src/db/client.ts'

/** A statement as `pg` takes it. */
export type Statement = { text: string; values: unknown[]; rowMode: 'array' }

/**
 * The very statement a guest's `/courses` sends, heard on its way to the pool: written out here it would soon be
 * another one.
 */
export async function courseListQuery(database: Database): Promise<Statement> {
  const { pool } = database
  const { query } = pool
  const heard: unknown[][] = []
  const hear = (...given: unknown[]): unknown => {
    heard.push(given)
    return Reflect.apply(query, pool, given)
  }
  Object.assign(pool, { query: hear })
  await listCourses(database(), {}, { page: 1, per_page: 12 }, { locale: 'en', viewerId: null })
  Reflect.deleteProperty(pool, 'query')
  const [config, values] = heard[0] ?? []
  if (heard.length !== 1 || typeof config !== 'object' || config === null || !('text' in config)) {
    throw new Error(
      'The list of courses is no longer one statement: mend scripts/bench/course-list-query.ts.',
    )
  }
  return { text: String(config.text), values: Array.isArray(values) ? values : [], rowMode: 'array' }
}
