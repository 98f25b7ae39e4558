import * as z from 'zod/mini'
import { author } from '../platform/author.ts'
import { pageSizes } from '../platform/platform-rules.ts'
import { maxCommentLength } from './community-rules.ts'
import { commentBase } from './comment-base.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { locales } from '../platform/locale.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { idOrSlug, keysetPaging } from '../platform/query.ts'
import { list, messageResponse, single } from '../platform/response.ts'
import { richText } from '../platform/rich-text.ts'
import { textState } from './text-state.ts'
import { longText } from '../platform/text-fields.ts'

/** A comment on a post; a reply has the id of the comment it answers (COMMENT-1). */
export const comment = z.extend(commentBase, {
  parent_id: z.nullable(id),
  /** Null if the comment was deleted and stays because it has replies (COMMENT-5). */
  author: z.nullable(author),
  text: richText,
  /** What its author wrote, if `text` is a translation into the language of the request (TEXT-6). */
  original: z.optional(z.nullable(z.object({ locale: z.enum(locales), text: richText }))),
  edited_at: z.nullable(timestamp),
  is_deleted: z.boolean(),
  state: textState,
  /** Whether the viewer has muted its author (MODERATION-7). */
  is_muted: z.boolean(),
  /** Whether the viewer wrote it and may change it. */
  is_own: z.boolean(),
  is_liked: z.boolean(),
  likes_count: z.int(),
})

/** A comment in the list of a post. */
export const listedComment = z.extend(comment, {
  /** How many replies are below it, at any depth; 0 for a reply (COMMENT-7). */
  replies_count: z.int(),
})

/** Where a comment is shown on the page of its post (COMMENT-8). */
export const commentPlace = z.object({
  /** The page of the comments. */
  page: z.int(),
  /** The comment whose replies must be loaded to show it; null if the page of comments has it. */
  thread_id: z.nullable(id),
  /** The page of these replies; 1 without a thread. */
  replies_page: z.int(),
})

const body = longText(maxCommentLength).check(z.minLength(1))

export const commentForm = z.object({
  body,
  parent_id: z.optional(z.nullable(id)),
  /** The language of the text; detected if absent (COMMENT-2). */
  locale: z.optional(z.enum(locales)),
})

/** The changed text of a comment. */
export const commentChange = z.object({ body })

const liking = z.object({ is_liked: z.boolean(), likes_count: z.int() })

export type Comment = z.infer<typeof comment>
export type ListedComment = z.infer<typeof listedComment>
export type CommentPlace = z.infer<typeof commentPlace>
export type CommentForm = z.output<typeof commentForm>

/** Comments on posts (CALL-7, COMMENT-4 to COMMENT-8). */
export const commentEndpoints = defineEndpoints('comment', {
  list: {
    method: 'GET',
    path: '/posts/{id}/comments',
    summary:
      'The comments of a post, oldest first, each followed by its first replies; pages count the comments without replies',
    params: idOrSlug,
    query: z.object(keysetPaging(pageSizes.comments)),
    response: list(listedComment),
  },
  replies: {
    method: 'GET',
    path: '/comments/{id}/replies',
    summary: 'All replies below a comment, oldest first',
    params: z.object({ id }),
    query: z.object(keysetPaging(pageSizes.replies)),
    response: list(comment),
  },
  locate: {
    method: 'GET',
    path: '/comments/{id}/place',
    summary: 'The page of a post’s comments that shows a comment',
    params: z.object({ id }),
    response: single(commentPlace),
  },
  create: {
    method: 'POST',
    path: '/posts/{id}/comments',
    summary: 'Comment on a post, or reply to a comment',
    audience: 'member',
    isSeenByOthers: true,
    status: 201,
    params: idOrSlug,
    body: commentForm,
    response: single(comment),
    errors: ['conflict', 'too_many_requests'],
  },
  update: {
    method: 'PATCH',
    path: '/comments/{id}',
    summary: 'Change the text of one’s own comment',
    audience: 'member',
    isSeenByOthers: true,
    params: z.object({ id }),
    body: commentChange,
    response: single(comment),
    errors: ['conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/comments/{id}',
    summary: 'Delete one’s own comment; its replies stay',
    audience: 'member',
    params: z.object({ id }),
    response: messageResponse,
  },
  like: {
    method: 'POST',
    path: '/like/comment/{id}',
    summary: 'Like a comment; repeating it changes nothing',
    audience: 'member',
    isSeenByOthers: true,
    params: z.object({ id }),
    response: single(liking),
  },
  unlike: {
    method: 'DELETE',
    path: '/unlike/comment/{id}',
    summary: 'Unlike a comment',
    audience: 'member',
    params: z.object({ id }),
    response: single(liking),
  },
})
