import { reachOf } from '@chignon/contract/platform/permission'
import type { OwnPost } from '@chignon/contract/community/own-post'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { presentOwnPost } from './own-post.present.ts'
import { findOwnPost, listResources, lockPost, type OwnPostRow } from './own-post.queries.ts'

/** What finding a post for its author needs. */
export type OwnPostCall = {
  viewer: Member
  locale: Locale
  fail: Fail<'not_found'>
  services: Pick<Services, 'db'>
}

/** Finds a post of the viewer; staff may change anyone's. Ends the call with 404 for others' posts and unknown ones. */
export async function requireOwnPost(
  { viewer, locale, fail, services: { db } }: OwnPostCall,
  idOrSlug: string,
): Promise<OwnPostRow> {
  const authorId = reachOf(viewer.role, 'moderation.decide') === 'all' ? null : viewer.id
  return (await findOwnPost(db(), idOrSlug, { authorId, locale })) ?? fail(404)
}

/** A post that the viewer may edit, locked until the transaction ends. */
export async function lockOwnPost(call: OwnPostCall, id: string): Promise<OwnPostRow> {
  await lockPost(call.services.db(), id)
  return requireOwnPost(call, id)
}

/** The post as its author edits it. */
export async function showOwnPost(call: OwnPostCall, id: string): Promise<OwnPost> {
  const row = await requireOwnPost(call, id)
  return presentOwnPost(row, await listResources(call.services.db(), [row.id]))
}
