import type { Locale } from '@chignon/contract/platform/locale'
import { fullName } from '@chignon/contract/identity/full-name'
import { inArray } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { users } from '../db/schema/user.ts'
import { mentionedIn } from '../rich-text/mentions.ts'
import { personJson } from './person.queries.ts'

/** The current full names of the people that stored texts mention, by id. Asks the database only if there is a mention. */
export async function findMentionedNames(
  db: Connection,
  sources: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(sources.flatMap(mentionedIn))]
  if (ids.length === 0) return new Map()
  const people = await db
    .select({ person: personJson(locale) })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(people.map(({ person }) => [person.id, fullName(person)]))
}
