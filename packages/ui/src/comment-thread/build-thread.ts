/** The fields needed to build a thread. */
export type CommentBase = {
  id: string
  /** The comment it answers; null or absent for a top-level comment. */
  parentId?: string | null | undefined
}

/** A top-level comment with all replies below it, each with the comment it answers. */
export type Thread<T extends CommentBase> = {
  comment: T
  replies: readonly { comment: T; to: T }[]
}

/**
 * Groups comments in the given order into threads one level deep: a reply to a reply is placed under the same
 * top-level comment. Comments with a missing parent or in a cycle become top-level.
 */
export function buildThread<T extends CommentBase>(comments: readonly T[]): Thread<T>[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  const parentOf = (comment: T) => (comment.parentId ? byId.get(comment.parentId) : undefined)
  const rootOf = (comment: T): T => {
    const seen = new Set([comment])
    let root = comment
    for (let next = parentOf(root); next; next = parentOf(root)) {
      if (seen.has(next)) return comment
      seen.add(next)
      root = next
    }
    return root
  }
  return comments
    .filter((comment) => rootOf(comment) === comment)
    .map((root) => ({
      comment: root,
      replies: comments.flatMap((comment) => {
        const parent = parentOf(comment)
        return parent && comment !== root && rootOf(comment) === root ? [{ comment, to: parent }] : []
      }),
    }))
}
