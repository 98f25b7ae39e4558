import * as z from 'zod/mini'
import { pageSizes } from '../platform/platform-rules.ts'
import { maxCommentLength } from './community-rules.ts'
import { list, messageResponse, pagination, single } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { commentBase } from './comment-base.ts'
import { author } from '../platform/author.ts'
import { locales } from '../platform/locale.ts'
import { id, slug, textLocale, timestamp } from '../platform/primitives.ts'
import { keysetPaging, paging } from '../platform/query.ts'
import { richText } from '../platform/rich-text.ts'
import { textState } from './text-state.ts'
import { longText, slugText } from '../platform/text-fields.ts'

/** What a discussion is about (DISCUSSION-1). */
export const discussionTypes = [
  'course',
  'program',
  'live-masterclass',
  'online-masterclass',
  'lesson',
  'general',
] as const

export const discussionType = z.enum(discussionTypes)

/** A reply of a discussion. */
export const reply = z.extend(commentBase, {
  /** Its `body` as a tree. */
  text: richText,
  /** What its author wrote, if `text` is a translation into the language of the request (TEXT-6). */
  original: z.optional(z.nullable(z.object({ locale: z.enum(locales), text: richText }))),
  /** Whether the viewer wrote it. */
  is_own: z.boolean(),
  /** When its author last changed it; null if never. */
  edited_at: z.nullable(timestamp),
  likes_count: z.int(),
  is_liked: z.boolean(),
  state: textState,
  /** Whether the viewer has muted its author (MODERATION-7). */
  is_muted: z.boolean(),
})

/** The product a discussion is about. A discussion of a lesson names the product of the lesson. */
export const discussionSubject = z.object({
  type: z.enum(['course', 'program', 'live-masterclass', 'online-masterclass']),
  slug,
  name: z.string(),
})

/** A discussion without its text and replies. */
export const discussionCard = z.object({
  id,
  type: discussionType,
  slug,
  locale: textLocale,
  name: z.string(),
  is_closed: z.boolean(),
  published_at: timestamp,
  replies_count: z.int(),
})

/** A discussion with a page of its replies, oldest first. A closed one is read only (DISCUSSION-2). */
export const discussion = z.extend(discussionCard, {
  body: z.string(),
  /** The beginning of its `body` as plain words; empty for a lesson. */
  excerpt: z.string(),
  /** Its `body` as a tree. */
  text: richText,
  /** The language its author wrote it in. It differs from `locale` if the text is a translation (TEXT-6). */
  original_locale: textLocale,
  /** Null for a general one. */
  about: z.nullable(discussionSubject),
  /** Null for the discussion of a lesson. */
  author: z.nullable(author),
  replies: z.array(reply),
})

/** A reply to write or to change. */
export const replyForm = z.object({
  body: longText(maxCommentLength).check(z.minLength(1)),
})

const replyLiking = z.object({ is_liked: z.boolean(), likes_count: z.int() })

export type DiscussionType = z.infer<typeof discussionType>
export type Discussion = z.infer<typeof discussion>
export type DiscussionCard = z.infer<typeof discussionCard>
export type Reply = z.infer<typeof reply>
export type ReplyForm = z.input<typeof replyForm>

const address = slugText.check(z.minLength(1))
const byId = z.object({ id })
const repliesPage = z.object(keysetPaging(pageSizes.replies))
const page = z.object({ data: discussion, pagination })

/**
 * Discussions of the community (CALL-7). The discussion of a lesson has the address `lesson/{id of the lesson}` and is only for
 * people who may watch the lesson (DISCUSSION-4).
 */
export const discussionEndpoints = defineEndpoints('discussion', {
  list: {
    method: 'GET',
    path: '/discussions',
    summary: 'The discussions about a product, or the general ones, newest first',
    query: z.object({
      ...paging(pageSizes.feed),
      type: z.enum(['course', 'program', 'live-masterclass', 'online-masterclass', 'general']),
      about: z.optional(address),
    }),
    response: list(discussionCard),
  },
  show: {
    method: 'GET',
    path: '/discussions/{type}/{slug}',
    summary:
      'One discussion with a page of its replies; `original=1` returns its text in the language it was written in',
    params: z.object({ type: address, slug: address }),
    query: z.extend(repliesPage, { original: z.optional(z.enum(['0', '1'])) }),
    response: page,
    errors: ['unauthenticated', 'forbidden', 'expired'],
  },
  find: {
    method: 'GET',
    path: '/discussions/{slug}',
    summary: 'One discussion of any type; the newest if several have the slug',
    params: z.object({ slug: address }),
    query: repliesPage,
    response: page,
  },
  addReply: {
    method: 'POST',
    path: '/discussions/{type}/{slug}/replies',
    summary: 'Reply in a discussion; the first reply creates the discussion of a lesson',
    audience: 'member',
    isSeenByOthers: true,
    status: 201,
    params: z.object({ type: address, slug: address }),
    body: replyForm,
    response: single(reply),
    errors: ['forbidden', 'expired', 'conflict', 'too_many_requests'],
  },
  changeReply: {
    method: 'PATCH',
    path: '/replies/{id}',
    summary: 'Change one’s own reply',
    audience: 'member',
    isSeenByOthers: true,
    params: byId,
    body: replyForm,
    response: single(reply),
    errors: ['conflict'],
  },
  removeReply: {
    method: 'DELETE',
    path: '/replies/{id}',
    summary: 'Delete one’s own reply',
    audience: 'member',
    params: byId,
    response: messageResponse,
  },
  likeReply: {
    method: 'POST',
    path: '/like/reply/{id}',
    summary: 'Like a reply; repeating it changes nothing',
    audience: 'member',
    isSeenByOthers: true,
    params: byId,
    response: single(replyLiking),
  },
  unlikeReply: {
    method: 'DELETE',
    path: '/unlike/reply/{id}',
    summary: 'Unlike a reply',
    audience: 'member',
    params: byId,
    response: single(replyLiking),
  },
  close: {
    method: 'POST',
    path: '/discussions/{type}/{slug}/close',
    summary: 'Close a discussion, so that it is read only',
    permission: 'community.host',
    isSeenByOthers: true,
    params: z.object({ type: address, slug: address }),
    response: messageResponse,
  },
  reopen: {
    method: 'POST',
    path: '/discussions/{type}/{slug}/reopen',
    summary: 'Open a closed discussion again',
    permission: 'community.host',
    isSeenByOthers: true,
    params: z.object({ type: address, slug: address }),
    response: messageResponse,
  },
})
