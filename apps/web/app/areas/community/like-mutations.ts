import { endpointMutations } from '@chignon/app-kit/data/endpoint-mutations'

type Like = { id: string; isLiked: boolean }

/** Likes or unlikes a comment (COMMENT-6). */
export const likeCommentAtom = endpointMutations(
  'comment',
  async () => (await import('@chignon/contract/community/comment')).commentEndpoints,
)({
  endpoint: ({ isLiked }: Like) => (isLiked ? 'like' : 'unlike'),
  input: ({ id }) => ({ params: { id } }),
  invalidates: ['post'],
})

/** Likes or unlikes a reply in a discussion. */
export const likeReplyAtom = endpointMutations(
  'discussion',
  async () => (await import('@chignon/contract/community/discussion')).discussionEndpoints,
)({
  endpoint: ({ isLiked }: Like) => (isLiked ? 'likeReply' : 'unlikeReply'),
  input: ({ id }) => ({ params: { id } }),
})
