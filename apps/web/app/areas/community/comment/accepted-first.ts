import type { Comment } from '@chignon/contract/community/comment'

/** The comments with the accepted answer first; if it is a reply, with the comment above it first (COMPOSE-7). */
export function acceptedFirst<Item extends Pick<Comment, 'id' | 'parent_id'>>(
  comments: readonly Item[],
  acceptedId: string | null,
): Item[] {
  const accepted = comments.find(({ id }) => id === acceptedId)
  const first = comments.find(({ id }) => id === accepted?.parent_id) ?? accepted
  return first ? [first, ...comments.filter((comment) => comment !== first)] : [...comments]
}
