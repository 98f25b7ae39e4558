import type { Locale } from '@chignon/contract/platform/locale'
import { and, asc, count, desc, eq, gt, max, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { users } from '../../platform/db/schema/user.ts'
import { authorJson } from '../chat/chat.queries.ts'

/** Who a person is. */
export async function findPerson(db: Connection, userId: string) {
  const [found] = await db
    .select({ person: authorJson, locale: users.locale, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId))
  return found
}

// The lessons of the product of an access, with those of a program's courses.
const isLessonOfAccess = sql`(lesson.course_id = ${accesses.courseId}
  or lesson.online_masterclass_id = ${accesses.onlineMasterclassId}
  or lesson.course_id in (select part.course_id from program_courses as part where part.program_id = ${accesses.programId}))`

/** What a person may use now, that which ends first at the beginning, with the lessons that they finished. */
export function listAccesses(
  db: Connection,
  { userId, now, locale }: { userId: string; now: Date; locale: Locale },
) {
  const product = [accesses.courseId, accesses.programId, accesses.onlineMasterclassId] as const
  const id = sql<string>`coalesce(${accesses.courseId}, ${accesses.programId}, ${accesses.onlineMasterclassId})`
  return db
    .select({
      id,
      kind: sql<
        'course' | 'program' | 'online-masterclass'
      >`case when ${accesses.courseId} is not null then 'course'
        when ${accesses.programId} is not null then 'program' else 'online-masterclass' end`,
      name: sql<string>`coalesce(${inLocale(courses.name, locale)}, ${inLocale(programs.name, locale)},
        ${inLocale(onlineMasterclasses.name, locale)})`,
      endsAt: sql<Date>`max(${accesses.endsAt})`.mapWith(accesses.endsAt),
      lessonCount: sql<number>`(select count(*)::int from lessons as lesson where ${isLessonOfAccess})`,
      doneCount: sql<number>`(select count(*)::int from lessons as lesson
        join lesson_progress as progress on progress.lesson_id = lesson.id and progress.user_id = ${userId}
        where progress.done_at is not null and ${isLessonOfAccess})`,
    })
    .from(accesses)
    .leftJoin(courses, eq(courses.id, accesses.courseId))
    .leftJoin(programs, eq(programs.id, accesses.programId))
    .leftJoin(onlineMasterclasses, eq(onlineMasterclasses.id, accesses.onlineMasterclassId))
    .where(and(eq(accesses.userId, userId), gt(accesses.endsAt, now)))
    .groupBy(...product, courses.id, programs.id, onlineMasterclasses.id)
    .orderBy(asc(max(accesses.endsAt)), id)
}

/** The certificates of a person, the last awarded first. */
export function listCertificates(db: Connection, userId: string, locale: Locale) {
  return db
    .select({
      code: certificates.code,
      name: inLocale(sql`${certificates.content}->'title'`, locale),
      tier: certificates.tier,
      state: certificates.state,
      earnedAt: certificates.earnedAt,
    })
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.earnedAt), certificates.id)
}

/** How many orders a person has placed. */
export async function countOrders(db: Connection, userId: string): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(orders).where(eq(orders.userId, userId))
  return counted?.total ?? 0
}
