/** What a viewer has done to a post (specification §4, Post feed). */
export type Liking = {
  isLiked: boolean
  likesCount: number
}

/** Like sets `isLiked` and adds one; unlike reverses. The count never falls under zero. */
export function toggleLike({ isLiked, likesCount }: Liking): Liking {
  return { isLiked: !isLiked, likesCount: Math.max(0, likesCount + (isLiked ? -1 : 1)) }
}
