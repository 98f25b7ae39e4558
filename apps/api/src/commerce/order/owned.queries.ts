import { and, eq, gt, or, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { programCourses } from '../../platform/db/schema/program.ts'

/** The products to which a person has access now, a course also through a program (ACCESS-6, ACCESS-7). */
export async function ownedIds(
  db: Connection,
  userId: string | null,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  if (userId === null || ids.length === 0) return []
  const list = [...ids]
  const rows = await db
    .select({
      courseId: accesses.courseId,
      programId: accesses.programId,
      onlineMasterclassId: accesses.onlineMasterclassId,
      partId: programCourses.courseId,
    })
    .from(accesses)
    .leftJoin(programCourses, eq(programCourses.programId, accesses.programId))
    .where(
      and(
        eq(accesses.userId, userId),
        gt(accesses.endsAt, now),
        or(
          sql`coalesce(${accesses.courseId}, ${accesses.programId}, ${accesses.onlineMasterclassId}) = any(${sql.param(list)}::uuid[])`,
          idIn(programCourses.courseId, list),
        ),
      ),
    )
  const owned = new Set(rows.flatMap((row) => Object.values(row)))
  return list.filter((id) => owned.has(id))
}
