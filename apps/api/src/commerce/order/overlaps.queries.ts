import type { Quote } from '@chignon/contract/commerce/order'
import { and } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { programCourses } from '../../platform/db/schema/program.ts'
import { ownedIds } from './owned.queries.ts'
import type { SelectedLine } from './selection.rules.ts'

/** What of a selection would be paid for although the buyer has it already, or gets it with another line (ORDER-16). */
export type Overlaps = Pick<Quote, 'owned' | 'included'>

/** The overlaps of a selection; a guest owns nothing. */
export async function findOverlaps(
  db: Connection,
  userId: string | null,
  lines: readonly Pick<SelectedLine, 'item'>[],
  now: Date,
): Promise<Overlaps> {
  const ids = lines.map(({ item }) => item.id)
  const [owned, included] = await Promise.all([ownedIds(db, userId, ids, now), listIncluded(db, lines)])
  return { owned, included }
}

async function listIncluded(
  db: Connection,
  lines: readonly Pick<SelectedLine, 'item'>[],
): Promise<Overlaps['included']> {
  const idsOf = (type: 'course' | 'program') =>
    lines.flatMap(({ item }) => (item.type === type ? item.id : []))
  const [courseIds, programIds] = [idsOf('course'), idsOf('program')]
  if (courseIds.length === 0 || programIds.length === 0) return []
  return db
    .select({ course_id: programCourses.courseId, program_id: programCourses.programId })
    .from(programCourses)
    .where(and(idIn(programCourses.courseId, courseIds), idIn(programCourses.programId, programIds)))
    .orderBy(programCourses.courseId, programCourses.programId)
}
