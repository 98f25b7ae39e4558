import type { Services } from '../../platform/services.ts'
import { deletePost, listPostIds, listResources } from './own-post.queries.ts'
import { removeResources } from './post-resources.ts'

/** Deletes a person's drafts, or all posts of theirs, with their files. Call it in a transaction. */
export async function deletePostsOf(
  services: Pick<Services, 'db' | 'files' | 'pictures'>,
  userId: string,
  which: 'drafts' | 'all',
): Promise<void> {
  const { db } = services
  const ids = await listPostIds(db(), userId, which)
  if (ids.length === 0) return
  await removeResources(services, await listResources(db(), ids))
  for (const id of ids) await deletePost(db(), id)
}
