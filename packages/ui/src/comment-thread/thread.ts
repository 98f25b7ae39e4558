/** The least a comment has. */
export type Remark = {
  id: string
  /** The comment it answers; null or absent for one that stands by itself. */
  parentId?: string | null | undefined
}

/** A comment with all that was said under it, and for each reply the comment it answers. */
export type Branch<T extends Remark> = {
  remark: T
  replies: readonly { remark: T; to: T }[]
}

/**
 * Comments in the order given, replies one level deep (product.md, Community): a reply to a reply stands beside it,
 * under the same comment. One whose comment is gone stands by itself; so does a loop.
 */
export function threadOf<T extends Remark>(remarks: readonly T[]): Branch<T>[] {
  const byId = new Map(remarks.map((remark) => [remark.id, remark]))
  const parentOf = (remark: T) => (remark.parentId ? byId.get(remark.parentId) : undefined)
  const rootOf = (remark: T): T => {
    const seen = new Set([remark])
    let root = remark
    for (let next = parentOf(root); next; next = parentOf(root)) {
      if (seen.has(next)) return remark
      seen.add(next)
      root = next
    }
    return root
  }
  return remarks
    .filter((remark) => rootOf(remark) === remark)
    .map((root) => ({
      remark: root,
      replies: remarks.flatMap((remark) => {
        const to = parentOf(remark)
        return to && remark !== root && rootOf(remark) === root ? [{ remark, to }] : []
      }),
    }))
}
