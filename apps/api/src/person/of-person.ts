import { wholeList } from '../db/page.ts'
import type { Database } from '../db/client.ts'
import { fail } from '../http/fail.ts'
import { personExists } from './person.queries.ts'

/** A person's own list, never paged; 404 where there is no such person, so that an empty list means one. */
export async function ofPerson<Thing>(db: Database, id: string, list: PromiseLike<Thing[]>) {
  const [data, isThere] = await Promise.all([list, personExists(db(), id)])
  if (!isThere) fail(404)
  return { data, pagination: wholeList(data.length) }
}
