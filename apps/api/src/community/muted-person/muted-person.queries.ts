import { and, count, desc, eq, isNull } from '../../platform/db/drizzle.ts'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { mutedPeople } from '../../platform/db/schema/moderation.ts'
import { users } from '../../platform/db/schema/user.ts'
import { personJson } from '../../platform/person/person.queries.ts'

/** A page of the people whom someone has muted, the last one first. */
export function listMuted(db: Connection, userId: string, locale: Locale, pageParams: PageParams) {
  const where = and(eq(mutedPeople.userId, userId), isNull(users.deletedAt))
  const counted = db
    .select({ total: count() })
    .from(mutedPeople)
    .innerJoin(users, eq(users.id, mutedPeople.mutedId))
    .where(where)
  const rows = db
    .select({ person: personJson(locale), total: totalOf(counted) })
    .from(mutedPeople)
    .innerJoin(users, eq(users.id, mutedPeople.mutedId))
    .where(where)
    .orderBy(desc(mutedPeople.createdAt), mutedPeople.mutedId)
  return paginate(pageParams, rows, counted)
}

/** Mutes a person for someone; one who is muted stays so. */
export async function mutePerson(
  db: Connection,
  userId: string,
  mutedId: string,
  createdAt: Date,
): Promise<void> {
  await db.insert(mutedPeople).values({ userId, mutedId, createdAt }).onConflictDoNothing()
}

/** Shows the texts of a person to someone again. */
export async function unmutePerson(db: Connection, userId: string, mutedId: string): Promise<void> {
  await db.delete(mutedPeople).where(and(eq(mutedPeople.userId, userId), eq(mutedPeople.mutedId, mutedId)))
}
