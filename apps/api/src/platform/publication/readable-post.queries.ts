import { and, eq, inArray, ne, not, or, QueryBuilder, type SQL } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { hasIdOrSlug } from '../db/id-or-slug.ts'
import type { PreparedViewerContext, ViewerContext } from '../http/viewer-context.ts'
import { posts } from '../db/schema/post.ts'
import { profileVisibility } from '../db/schema/profile-visibility.ts'
import { isShown } from './shown-text.queries.ts'
import { isVisible } from './publication.queries.ts'

/** Whether the viewer may see a post: every query that returns posts of others has this condition. */
export function isReadable(viewerContext: PreparedViewerContext): SQL | undefined {
  return and(isVisible(posts, viewerContext), isShown(posts, viewerContext), isForReader(viewerContext))
}

/** Whether the author of a post shows their posts to the viewer (PRIVACY-9). Staff see all posts, because they moderate them. */
export function isForReader({
  viewerId,
  moderates,
}: Pick<PreparedViewerContext, 'viewerId' | 'moderates'>): SQL | undefined {
  if (moderates) return undefined
  const { userId, part, readers } = profileVisibility
  // Not correlated: PostgreSQL runs it once and hashes the few authors who hide their posts.
  const hiding = new QueryBuilder()
    .select({ userId })
    .from(profileVisibility)
    .where(and(eq(part, 'posts'), viewerId === null ? ne(readers, 'everyone') : eq(readers, 'no-one')))
  const isForOthers = not(inArray(posts.authorId, hiding))
  return viewerId === null ? isForOthers : or(isForOthers, eq(posts.authorId, viewerId))
}

/** The id of a post; undefined if there is none that the viewer may see. */
export async function findPostId(
  db: Connection,
  idOrSlug: string,
  viewerContext: ViewerContext,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(hasIdOrSlug(posts, idOrSlug), isReadable(viewerContext)))
    .limit(1)
  return found?.id
}
