import type { OwnPost, OwnPostResource, PostRevision } from '@chignon/contract/community/own-post'
import { parseRichText } from '../../platform/rich-text/parse-rich-text.ts'
import { presentPicture } from '../../platform/picture/picture.present.ts'
import type { listRevisions, OwnPostRow, ResourceRow } from './own-post.queries.ts'
import { stateOf } from './own-post.rules.ts'

/** Maps a picture or a clip to the contract. */
export function presentResource({ id, type, url, alt, picture }: ResourceRow): OwnPostResource {
  return { id, type, url, alt, picture: picture && presentPicture(picture, alt) }
}

/** Maps a post to the contract, for its author. */
export function presentOwnPost(row: OwnPostRow, resources: ResourceRow[]): OwnPost {
  return {
    id: row.id,
    slug: row.slug,
    type: row.type,
    locale: row.locale,
    name: row.name,
    body: row.body,
    text: parseRichText(row.body, new Map()),
    category: row.category,
    state: stateOf(row),
    text_state: row.state,
    moderator_note: row.moderatorNote,
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
    published_at: row.publishedAt?.toISOString() ?? null,
    edited_at: row.editedAt?.toISOString() ?? null,
    saved_at: row.savedAt.toISOString(),
    resources: resources.filter(({ postId }) => postId === row.id).map(presentResource),
  }
}

/** Maps an earlier text to the contract. */
export function presentRevision({
  id,
  name,
  body,
  replacedAt,
}: Awaited<ReturnType<typeof listRevisions>>[number]): PostRevision {
  return { id, name, body, replaced_at: replacedAt.toISOString() }
}
