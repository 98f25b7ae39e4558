import type { Post } from '@chignon/contract/community/post'
import { endpointMutations, patchQueries } from '@chignon/app-kit/data/endpoint-mutations'
import { postListQuery, postQuery } from './post-queries.ts'

const mutations = endpointMutations(
  'post',
  async () => (await import('@chignon/contract/community/post')).postEndpoints,
)

type Like = { id: string; isLiked: boolean }
type Save = { id: string; isSaved: boolean }

/** Likes or unlikes a post (POST-2, POST-8). */
export const likePostAtom = mutations({
  endpoint: ({ isLiked }: Like) => (isLiked ? 'like' : 'unlike'),
  input: ({ id }) => ({ params: { id } }),
  patches: patchPost((post, { isLiked }: Like) => ({
    is_liked: isLiked,
    likes_count: Math.max(0, post.likes_count + Number(isLiked) - Number(post.is_liked)),
  })),
})

/** Saves a post or removes it from the saved ones (POST-3, POST-8). */
export const savePostAtom = mutations({
  endpoint: ({ isSaved }: Save) => (isSaved ? 'save' : 'unsave'),
  input: ({ id }) => ({ params: { id } }),
  patches: patchPost((_post, { isSaved }: Save) => ({ is_saved: isSaved })),
})

// Patches a post wherever it is cached: in lists and as the post of a page.
function patchPost<Variables extends { id: string }>(
  change: (post: Post, variables: Variables) => Partial<Post>,
) {
  return [
    patchQueries(postListQuery, (list, variables: Variables) => ({
      ...list,
      data: list.data.map((post) =>
        post.id === variables.id ? { ...post, ...change(post, variables) } : post,
      ),
    })),
    patchQueries(postQuery, ({ data: post }, variables: Variables) => ({
      data: post.id === variables.id ? { ...post, ...change(post, variables) } : post,
    })),
  ]
}
