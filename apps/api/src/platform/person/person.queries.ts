import type { Author } from '@chignon/contract/platform/author'
import type { Locale } from '@chignon/contract/platform/locale'
import { and, type Column, eq, isNull, type SQL, sql } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { users } from '../db/schema/user.ts'
import { personMessages } from './person.messages.ts'

/** The public part of a user as a JSON value; a deleted person is called "Former member". The query must join `users`. */
export function personJson(locale: Locale): SQL<Author> {
  const { deletedFirstName, deletedLastName } = personMessages
  const unlessDeleted = (name: Column, substitute: string) =>
    sql`case when ${users.deletedAt} is null then ${name} else ${substitute} end`
  return sql<Author>`json_build_object('id', ${users.id},
    'first_name', ${unlessDeleted(users.firstName, deletedFirstName[locale])},
    'last_name', ${unlessDeleted(users.lastName, deletedLastName[locale])},
    'thumbnail_url', ${users.thumbnailUrl})`
}

/** Whether a user with this id exists and is not deleted. */
export async function personExists(db: Connection, id: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .limit(1)
  return found.length > 0
}

/** The e-mail address of a user; undefined if there is none with this id. */
export async function findEmailAddress(db: Connection, id: string): Promise<string | undefined> {
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, id))
  return person?.email
}
