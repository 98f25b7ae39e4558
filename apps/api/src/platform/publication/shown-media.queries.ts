import { and, eq, not, notExists, QueryBuilder, type SQL } from '../db/drizzle.ts'
import type { ViewerContext } from '../http/viewer-context.ts'
import { pictureFiles } from '../db/schema/picture.ts'
import { postResources, posts } from '../db/schema/post.ts'
import { stories } from '../db/schema/story.ts'
import { isShown } from './shown-text.queries.ts'

type ShownTo = Pick<ViewerContext, 'viewerId' | 'moderates'>

/** Whether the viewer may load a file of a picture: not one of a held or hidden post or story of someone else (MODERATION-9). */
export function isShownPicture(viewer: ShownTo): SQL | undefined {
  const isPostShown = isShown(posts, viewer)
  const isStoryShown = isShown(stories, viewer)
  if (!isPostShown || !isStoryShown) return undefined
  const { pictureId } = pictureFiles
  const inHiddenPost = new QueryBuilder()
    .select({ id: posts.id })
    .from(postResources)
    .innerJoin(posts, eq(posts.id, postResources.postId))
    .where(and(eq(postResources.pictureId, pictureId), not(isPostShown)))
  const inHiddenStory = new QueryBuilder()
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.pictureId, pictureId), not(isStoryShown)))
  return and(notExists(inHiddenPost), notExists(inHiddenStory))
}
