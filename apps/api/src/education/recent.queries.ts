import { sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { accesses } from '../db/schema/access.ts'
import { lessonProgress, lessons } from '../db/schema/lesson.ts'
import { programCourses } from '../db/schema/program.ts'

/** Bought content that can still be watched. */
export type BoughtContent = { kind: 'course' | 'program' | 'online-masterclass'; id: string }

/** The content that a person can watch: first what they were last active in, then what they bought last. At most `limit`. */
export async function listRecentContent(
  db: Connection,
  { id, now }: { id: string; now: Date },
  limit: number,
): Promise<BoughtContent[]> {
  const { rows } = await db.execute<BoughtContent>(sql`
    with bought as (
      select case when ${accesses.courseId} is not null then 'course'
          when ${accesses.programId} is not null then 'program' else 'online-masterclass' end as kind,
        coalesce(${accesses.courseId}, ${accesses.programId}, ${accesses.onlineMasterclassId}) as id,
        max(${accesses.startsAt}) as bought_at
      from ${accesses} where ${accesses.userId} = ${id} and ${accesses.endsAt} > ${now} group by 1, 2
    ), active as (
      select ${lessons.courseId} as course_id, ${lessons.onlineMasterclassId} as online_masterclass_id,
        max(greatest(${lessonProgress.positionAt}, ${lessonProgress.doneAt})) as at
      from ${lessonProgress} join ${lessons} on ${lessons.id} = ${lessonProgress.lessonId}
      where ${lessonProgress.userId} = ${id} group by 1, 2
    )
    select kind, id from bought
    order by (select max(active.at) from active where case kind
      when 'course' then course_id = bought.id
      when 'online-masterclass' then online_masterclass_id = bought.id
      else course_id in (select ${programCourses.courseId} from ${programCourses}
        where ${programCourses.programId} = bought.id) end) desc nulls last, bought_at desc, id
    limit ${limit}`)
  return rows
}
