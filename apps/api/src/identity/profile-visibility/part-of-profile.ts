import type { ProfilePart } from '@chignon/contract/identity/profile-visibility'
import type { Database } from '../../platform/db/client.ts'
import { singlePage } from '../../platform/db/page.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { listForPerson } from '../../platform/person/list-for-person.ts'
import { canSeePart } from './profile-visibility.queries.ts'

type PartCall = {
  params: { id: string }
  viewer: Viewer
  fail: Fail<'not_found'>
  services: { db: Database }
}

/** An unpaged list of a person; empty if they hide that part of their profile from the viewer (PRIVACY-9). */
export async function partOfProfile<Thing>(
  { params, viewer, fail, services: { db } }: PartCall,
  part: ProfilePart,
  list: PromiseLike<Thing[]>,
) {
  const [found, isSeen] = await Promise.all([
    listForPerson(db, fail, params.id, list),
    canSeePart(db(), viewer, params.id, part),
  ])
  return isSeen ? found : { data: [], pagination: singlePage(0) }
}
