import * as z from 'zod/mini'
import { maxSlugLength, pageSizes } from './business-rules.ts'
import { list, single } from './response.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { author } from './author.ts'
import { idOrSlug, paging, search } from './query.ts'
import { commentBase } from './comment-base.ts'
import { id, named, previewUrl, publishedAt, slug, textLocale } from './primitives.ts'

/** The kinds of posts (POST-1). */
export const postType = z.enum(['article', 'image', 'video', 'question'])

/** A picture or video that belongs to a post. */
export const postResource = z.object({
  id,
  /** A media type such as `image/jpeg` or `video/mp4`. */
  type: z.string(),
  url: z.nullable(z.string()),
})

/** A post of the community. */
export const post = z.object({
  id,
  slug,
  type: postType,
  locale: textLocale,
  name: z.string(),
  body: z.string(),
  category: named,
  author,
  preview_url: previewUrl,
  published_at: publishedAt,
  resources: z.array(postResource),
  is_liked: z.boolean(),
  likes_count: z.int(),
  is_saved: z.boolean(),
  comments_count: z.int(),
})

/** A comment; a reply names the comment it answers (COMMENT-1). */
export const comment = z.extend(commentBase, { parent_id: z.nullable(id) })

/** A post with its comments, oldest first. */
export const postWithComments = z.extend(post, { comments: z.array(comment) })

const liking = z.object({ is_liked: z.boolean(), likes_count: z.int() })
const saving = z.object({ is_saved: z.boolean() })

export type PostType = z.infer<typeof postType>
export type Post = z.infer<typeof post>
export type Comment = z.infer<typeof comment>
export type PostWithComments = z.infer<typeof postWithComments>

/** Posts of the community (CALL-7, POST-2, POST-3). */
export const postEndpoints = defineEndpoints('post', {
  list: {
    method: 'GET',
    path: '/posts',
    summary:
      'The feed, newest first; `category[i]` and `type[i]` filter, `only_user_saved=1` returns saved posts',
    query: z.object({
      ...paging(pageSizes.feed),
      search,
      category: z.optional(z.array(z.string().check(z.maxLength(maxSlugLength))).check(z.maxLength(20))),
      type: z.optional(z.array(postType).check(z.maxLength(4))),
      only_user_saved: z.optional(z.enum(['0', '1'])),
    }),
    response: list(post),
  },
  show: {
    method: 'GET',
    path: '/posts/{id}',
    summary: 'One post with its comments',
    params: idOrSlug,
    response: single(postWithComments),
  },
  like: {
    method: 'POST',
    path: '/like/post/{id}',
    summary: 'Like a post; repeating it changes nothing',
    audience: 'member',
    params: idOrSlug,
    response: single(liking),
  },
  unlike: {
    method: 'DELETE',
    path: '/unlike/post/{id}',
    summary: 'Unlike a post',
    audience: 'member',
    params: idOrSlug,
    response: single(liking),
  },
  save: {
    method: 'POST',
    path: '/user/saved-posts/{id}',
    summary: 'Save a post',
    audience: 'member',
    params: idOrSlug,
    response: single(saving),
  },
  unsave: {
    method: 'DELETE',
    path: '/user/saved-posts/{id}',
    summary: 'Remove a saved post',
    audience: 'member',
    params: idOrSlug,
    response: single(saving),
  },
})
