import * as z from 'zod/mini'
import { maxSlugLength } from './business-rules.ts'
import { single } from './response.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { commentBase } from './comment-base.ts'
import { author } from './author.ts'
import { id, timestamp, slug, textLocale } from './primitives.ts'

/** What a discussion is about (DISCUSSION-1). */
export const discussionType = z.enum([
  'course',
  'program',
  'live-masterclass',
  'online-masterclass',
  'general',
])

/** A discussion with its replies, oldest first. A closed one is read only (DISCUSSION-2). */
export const discussion = z.object({
  id,
  type: discussionType,
  slug,
  locale: textLocale,
  name: z.string(),
  body: z.string(),
  /** Slug of the product it is about; null for a general one. */
  about: z.nullable(slug),
  author,
  is_closed: z.boolean(),
  published_at: timestamp,
  replies: z.array(commentBase),
})

export type DiscussionType = z.infer<typeof discussionType>
export type Discussion = z.infer<typeof discussion>

const address = z.string().check(z.minLength(1), z.maxLength(maxSlugLength))

/** Discussions of the community (CALL-7). */
export const discussionEndpoints = defineEndpoints('discussion', {
  show: {
    method: 'GET',
    path: '/discussions/{type}/{slug}',
    summary: 'One discussion with its replies',
    params: z.object({ type: address, slug: address }),
    response: single(discussion),
  },
  find: {
    method: 'GET',
    path: '/discussions/{slug}',
    summary: 'One discussion of any type; the newest if several have the slug',
    params: z.object({ slug: address }),
    response: single(discussion),
  },
})
