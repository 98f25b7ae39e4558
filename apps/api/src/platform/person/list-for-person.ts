import { singlePage } from '../db/page.ts'
import type { Database } from '../db/client.ts'
import type { Fail } from '../http/fail.ts'
import { personExists } from './person.queries.ts'

/** An unpaged list of a person. Ends the call with 404 if the person does not exist. */
export async function listForPerson<Thing>(
  db: Database,
  fail: Fail<'not_found'>,
  id: string,
  list: PromiseLike<Thing[]>,
) {
  const [data, isThere] = await Promise.all([list, personExists(db(), id)])
  if (!isThere) fail(404)
  return { data, pagination: singlePage(data.length) }
}
