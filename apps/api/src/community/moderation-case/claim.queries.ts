import type { Locale } from '@chignon/contract/platform/locale'
import type { Author } from '@chignon/contract/platform/author'
import { and, eq, gt, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { moderationClaims } from '../../platform/db/schema/moderation.ts'
import { users } from '../../platform/db/schema/user.ts'
import { utc } from '../../platform/db/utc.ts'
import { personJson } from '../../platform/person/person.queries.ts'
import type { ReportSubject } from '../report/report.queries.ts'

/** Who is deciding about a case. */
export type ClaimRow = { by: Author; until: string }

/** Claims a case for a person, or keeps their claim; false while another person's is in force. */
export async function takeClaim(
  db: Connection,
  { type, id }: ReportSubject,
  userId: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const taken = await db
    .insert(moderationClaims)
    .values({ subjectType: type, subjectId: id, userId, claimedUntil: until })
    .onConflictDoUpdate({
      target: [moderationClaims.subjectType, moderationClaims.subjectId],
      set: { userId, claimedUntil: until },
      setWhere: sql`${moderationClaims.userId} = ${userId} or ${moderationClaims.claimedUntil} <= ${now.toISOString()}`,
    })
    .returning({ userId: moderationClaims.userId })
  return taken.length > 0
}

/** The claim of a case that is in force; undefined if it is free. */
export async function findClaim(
  db: Connection,
  subject: ReportSubject,
  now: Date,
  locale: Locale,
): Promise<ClaimRow | undefined> {
  const [found] = await db
    .select({ by: personJson(locale), until: utc(moderationClaims.claimedUntil) })
    .from(moderationClaims)
    .innerJoin(users, eq(users.id, moderationClaims.userId))
    .where(and(isAbout(subject), gt(moderationClaims.claimedUntil, now)))
  return found
}

/** Frees a case that a person has claimed; returns whether they had. */
export async function freeClaim(db: Connection, subject: ReportSubject, userId: string): Promise<boolean> {
  const freed = await db
    .delete(moderationClaims)
    .where(and(isAbout(subject), eq(moderationClaims.userId, userId)))
    .returning({ userId: moderationClaims.userId })
  return freed.length > 0
}

/** The claim of a case in a list, as JSON; null if it is free. */
export function claimJson(
  { type, id }: { type: SQL; id: SQL },
  now: Date,
  locale: Locale,
): SQL<ClaimRow | null> {
  return sql<ClaimRow | null>`(select json_build_object(
      'by', (select ${personJson(locale)} from ${users} where ${users.id} = ${moderationClaims.userId}),
      'until', ${utc(moderationClaims.claimedUntil)})
    from ${moderationClaims} where ${moderationClaims.subjectType} = ${type}
      and ${moderationClaims.subjectId} = ${id} and ${moderationClaims.claimedUntil} > ${now.toISOString()})`
}

function isAbout({ type, id }: ReportSubject) {
  return and(eq(moderationClaims.subjectType, type), eq(moderationClaims.subjectId, id))
}
