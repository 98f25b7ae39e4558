import type { Comment, ListedComment } from '@chignon/contract/community/comment'

/** A comment with the replies that are loaded. */
export type Thread = { first: ListedComment; replies: readonly Comment[] }

/** Loaded pages of the replies below a comment. */
export type LoadedReplies = { replies: readonly Comment[]; total: number }

/** Groups the listed comments of pages into threads; a comment that two pages have is in the first. */
export function toThreads(pages: readonly (readonly ListedComment[])[]): Thread[] {
  type Group = { first: ListedComment; replies: ListedComment[] }
  const groups = new Map<string, Group>()
  const threads: Group[] = []
  for (const comment of pages.flat()) {
    if (groups.has(comment.id)) continue
    const group = comment.parent_id === null ? undefined : groups.get(comment.parent_id)
    if (group) group.replies.push(comment)
    const own = group ?? { first: comment, replies: [] }
    if (!group) threads.push(own)
    groups.set(comment.id, own)
  }
  return threads
}

/** The comments of threads in their order, each once: an accepted answer is also among the replies that are loaded later. */
export function commentsOf(threads: readonly Thread[]): Comment[] {
  const all = threads.flatMap(({ first, replies }) => [first, ...replies])
  return [...new Map(all.map((comment) => [comment.id, comment])).values()]
}

/** The thread with other loaded replies; one that answers a reply of another page is shown as an answer to the first comment. */
export function withReplies({ first }: Thread, { replies, total }: LoadedReplies): Thread {
  const ids = new Set([first.id, ...replies.map(({ id }) => id)])
  return {
    first: { ...first, replies_count: total },
    replies: replies.map((reply) =>
      reply.parent_id !== null && ids.has(reply.parent_id) ? reply : { ...reply, parent_id: first.id },
    ),
  }
}
