import * as z from 'zod/mini'
import { pageSizes } from '../platform/platform-rules.ts'
import { list, pagination, single } from '../platform/response.ts'
import { richText } from '../platform/rich-text.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { author } from '../platform/author.ts'
import { idOrSlug, keysetPaging, search } from '../platform/query.ts'
import { listedComment } from './comment.ts'
import { picture } from '../platform/picture.ts'
import { textState } from './text-state.ts'
import { id, named, previewUrl, publishedAt, slug, textLocale, timestamp } from '../platform/primitives.ts'
import { slugText } from '../platform/text-fields.ts'

/** The kinds of posts (POST-1). */
export const postTypes = ['article', 'image', 'video', 'question'] as const

export const postType = z.enum(postTypes)

/** A picture or video that belongs to a post. */
export const postResource = z.object({
  id,
  /** A media type such as `image/jpeg` or `video/mp4`. */
  type: z.string(),
  url: z.nullable(z.string()),
  /** What it shows, for people who cannot see it; empty if the author did not say. */
  alt: z.string(),
  /** The sizes of an uploaded picture; otherwise null. */
  picture: z.nullable(picture),
})

/** A post of the community. */
export const post = z.object({
  id,
  slug,
  type: postType,
  locale: textLocale,
  name: z.string(),
  /** The beginning of the text, without marks (TEXT-4). */
  excerpt: z.string(),
  category: named,
  author,
  preview_url: previewUrl,
  published_at: publishedAt,
  resources: z.array(postResource),
  is_liked: z.boolean(),
  likes_count: z.int(),
  is_saved: z.boolean(),
  comments_count: z.int(),
  /** Whether the viewer has muted its author (MODERATION-7). */
  is_muted: z.boolean(),
})

/** A post with its text and the first page of its comments, see `commentEndpoints.list` (COMMENT-7). */
export const postWithComments = z.extend(post, {
  /** The text as its author wrote it. */
  body: z.string(),
  text: richText,
  /** The language its author wrote it in. It differs from `locale` if the text is a translation (TEXT-6). */
  original_locale: textLocale,
  /** When it was changed after its publication (COMPOSE-6). */
  edited_at: z.nullable(timestamp),
  /** Whether the viewer wrote it. */
  is_own: z.boolean(),
  /** Others see it only if it is visible (MODERATION-1). */
  state: textState,
  /** The comment that answers a question. It comes first if the first page of comments does not contain it (COMPOSE-7). */
  accepted_comment_id: z.nullable(id),
  comments: z.array(listedComment),
  comments_pagination: pagination,
})

const liking = z.object({ is_liked: z.boolean(), likes_count: z.int() })
const saving = z.object({ is_saved: z.boolean() })

export type PostType = z.infer<typeof postType>
export type Post = z.infer<typeof post>
export type PostWithComments = z.infer<typeof postWithComments>

/** Posts of the community (CALL-7, POST-2, POST-3). */
export const postEndpoints = defineEndpoints('post', {
  list: {
    method: 'GET',
    path: '/posts',
    summary:
      'The feed, newest first; `category[i]`, `type[i]` and `author` filter, `only_user_saved=1` returns saved posts; the total counts at most 1,000 posts after the page, of a search at least 10',
    query: z.object({
      ...keysetPaging(pageSizes.feed),
      search,
      category: z.optional(z.array(slugText).check(z.maxLength(20))),
      type: z.optional(z.array(postType).check(z.maxLength(4))),
      only_user_saved: z.optional(z.enum(['0', '1'])),
      /** Id of a person: only their posts. */
      author: z.optional(id),
      /** Id or slug of a post: other posts of its category. */
      related_to: z.optional(slugText),
    }),
    response: list(post),
  },
  show: {
    method: 'GET',
    path: '/posts/{id}',
    summary:
      'One post with the first page of its comments; `original=1` returns its text in the language it was written in',
    params: idOrSlug,
    query: z.object({ original: z.optional(z.enum(['0', '1'])) }),
    response: single(postWithComments),
  },
  like: {
    method: 'POST',
    path: '/like/post/{id}',
    summary: 'Like a post; repeating it changes nothing',
    audience: 'member',
    isSeenByOthers: true,
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
