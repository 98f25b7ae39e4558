import * as z from 'zod/mini'
import { many, one } from './answer.ts'
import { endpoints } from './endpoints.ts'
import { idOrSlug, paging, search } from './query.ts'
import { id, moment, named, previewUrl, slug } from './thing.ts'

/** The four kinds of posts. */
export const postType = z.enum(['article', 'image', 'video', 'question'])

/** Who wrote something, as far as anyone may know. */
export const author = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  thumbnail_url: z.nullable(z.string()),
})

/** A picture or video that belongs to a post. */
export const postResource = z.object({
  id,
  /** A media type such as `image/jpeg` or `video/mp4`. */
  type: z.string(),
  url: z.nullable(z.string()),
})

/** A post of the community (specification §3). */
export const post = z.object({
  id,
  slug,
  type: postType,
  name: z.string(),
  body: z.string(),
  category: named,
  author,
  preview_url: previewUrl,
  published_at: moment,
  resources: z.array(postResource),
  is_liked: z.boolean(),
  likes_count: z.int(),
  is_saved: z.boolean(),
  comments_count: z.int(),
})

export type PostType = z.infer<typeof postType>
export type Author = z.infer<typeof author>
export type Post = z.infer<typeof post>

/** The community's posts (specification §7, Community). */
export const postEndpoints = endpoints('post', {
  list: {
    method: 'GET',
    path: '/posts',
    summary: 'The feed, newest first; `category[i]` and `type[i]` filter, `only_user_saved=1` keeps the saved',
    query: z.object({
      ...paging(10),
      search,
      category: z.optional(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(20))),
      type: z.optional(z.array(postType).check(z.maxLength(4))),
      only_user_saved: z.optional(z.enum(['0', '1'])),
    }),
    response: many(post),
  },
  show: {
    method: 'GET',
    path: '/posts/{id}',
    summary: 'One post',
    params: idOrSlug,
    response: one(post),
  },
})
