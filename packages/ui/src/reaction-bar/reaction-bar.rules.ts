/** A viewer's reaction to a post and its count. */
export type Liking = {
  isLiked: boolean
  likesCount: number
}

/** A like sets `isLiked` and adds one; an unlike reverses both. The count is never negative. */
export function toggleLike({ isLiked, likesCount }: Liking): Liking {
  return { isLiked: !isLiked, likesCount: Math.max(0, likesCount + (isLiked ? -1 : 1)) }
}
