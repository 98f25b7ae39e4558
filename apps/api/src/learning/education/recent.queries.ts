import { sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { lessonProgress, lessons } from '../../platform/db/schema/lesson.ts'
import { programCourses } from '../../platform/db/schema/program.ts'
import { subscriptionChoices, subscriptions } from '../../platform/db/schema/subscription.ts'

/** Content that can still be watched. Of a course that was not bought, lessons were chosen in a subscription. */
export type OpenContent = { kind: 'course' | 'program' | 'online-masterclass'; id: string; isBought: boolean }

/** The content that a person can watch: first what they were last active in, then what they bought or chose last. At most `limit`. */
export async function listRecentContent(
  db: Connection,
  { id, now }: { id: string; now: Date },
  limit: number,
): Promise<OpenContent[]> {
  const { rows } = await db.execute<OpenContent>(sql`
    with open as (
      select case when ${accesses.courseId} is not null then 'course'
          when ${accesses.programId} is not null then 'program' else 'online-masterclass' end as kind,
        coalesce(${accesses.courseId}, ${accesses.programId}, ${accesses.onlineMasterclassId}) as id,
        ${accesses.startsAt} as at, true as is_bought
      from ${accesses} where ${accesses.userId} = ${id} and ${accesses.endsAt} > ${now}
      union all
      select 'course', ${lessons.courseId}, ${subscriptionChoices.chosenAt}, false
      from ${subscriptions}
        join ${subscriptionChoices} on ${subscriptionChoices.subscriptionId} = ${subscriptions.id}
        join ${lessons} on ${lessons.id} = ${subscriptionChoices.lessonId}
      where ${subscriptions.userId} = ${id} and ${subscriptions.accessEndsAt} > ${now}
    ), content as (
      select kind, id, bool_or(is_bought) as is_bought, max(at) as at from open group by kind, id
    ), active as (
      select ${lessons.courseId} as course_id, ${lessons.onlineMasterclassId} as online_masterclass_id,
        max(greatest(${lessonProgress.positionAt}, ${lessonProgress.doneAt})) as at
      from ${lessonProgress} join ${lessons} on ${lessons.id} = ${lessonProgress.lessonId}
      where ${lessonProgress.userId} = ${id} group by 1, 2
    )
    select kind, id, is_bought as "isBought" from content
    order by (select max(active.at) from active where case kind
      when 'course' then course_id = content.id
      when 'online-masterclass' then online_masterclass_id = content.id
      else course_id in (select ${programCourses.courseId} from ${programCourses}
        where ${programCourses.programId} = content.id) end) desc nulls last, content.at desc, id
    limit ${limit}`)
  return rows
}
