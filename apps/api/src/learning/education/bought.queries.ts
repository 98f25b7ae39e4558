import { and, desc, eq, gt, isNotNull, max, sql } from '../../platform/db/drizzle.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { isVisible } from '../../platform/publication/publication.queries.ts'

const products = {
  course: { table: courses, column: accesses.courseId },
  program: { table: programs, column: accesses.programId },
  'online-masterclass': { table: onlineMasterclasses, column: accesses.onlineMasterclassId },
}

/** A page of the ids of what the viewer bought of one kind: first what has not expired, then what was bought last. */
export async function listBoughtIds(
  db: Connection,
  kind: keyof typeof products,
  viewer: { id: string; now: Date; viewerContext: ViewerContext },
  pageParams: PageParams,
): Promise<{ ids: string[]; total: number }> {
  const { table, column } = products[kind]
  const where = and(
    eq(accesses.userId, viewer.id),
    isNotNull(column),
    sql`exists (select from ${table} where ${table.id} = ${column} and ${isVisible(table, viewer.viewerContext)})`,
  )
  const counted = db
    .select({ total: sql<number>`count(distinct ${column})`.mapWith(Number) })
    .from(accesses)
    .where(where)
  const query = db
    .select({ id: sql<string>`${column}`, total: totalOf(counted) })
    .from(accesses)
    .where(where)
    .groupBy(column)
    .orderBy(desc(gt(max(accesses.endsAt), viewer.now)), desc(max(accesses.startsAt)), column)
  const { rows, total } = await paginate(pageParams, query, counted)
  return { ids: rows.map(({ id }) => id), total }
}
