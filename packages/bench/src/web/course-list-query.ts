import { listCourses } from '../../../../apps/api/src/catalogue/course/course.queries.ts'
import type { Database } from '../../../../apps/api/src/platform/db/client.ts'

/** A statement in the format `pg` takes. */
export type Statement = { text: string; values: unknown[]; rowMode: 'array' }

/**
 * The SQL statement of a guest's `/courses` request, captured at the connection pool, so that the benchmark cannot drift from
 * the real query.
 */
export async function courseListQuery(database: Database): Promise<Statement> {
  const { pool } = database
  const { query } = pool
  const calls: unknown[][] = []
  const capture = (...args: unknown[]): unknown => {
    calls.push(args)
    return Reflect.apply(query, pool, args)
  }
  Object.assign(pool, { query: capture })
  await listCourses(
    database(),
    {},
    { page: 1, per_page: 12 },
    { locale: 'en', viewerId: null, seesDrafts: false, moderates: false },
  )
  Reflect.deleteProperty(pool, 'query')
  const [config, values] = calls[0] ?? []
  if (calls.length !== 1 || typeof config !== 'object' || config === null || !('text' in config)) {
    throw new Error(
      'Expected the course list to run exactly one statement. Update packages/bench/src/web/course-list-query.ts.',
    )
  }
  return { text: String(config.text), values: Array.isArray(values) ? values : [], rowMode: 'array' }
}
