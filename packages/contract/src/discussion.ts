import * as z from 'zod/mini'
import { one } from './answer.ts'
import { endpoints } from './endpoints.ts'
import { remark } from './remark.ts'
import { author } from './person.ts'
import { id, moment, slug } from './thing.ts'

/** What a discussion is about. */
export const discussionType = z.enum([
  'course',
  'program',
  'live-masterclass',
  'online-masterclass',
  'general',
])

/** A discussion with everything that was answered, oldest first. A closed one is read only (specification §3). */
export const discussion = z.object({
  id,
  type: discussionType,
  slug,
  name: z.string(),
  body: z.string(),
  /** Slug of the one thing it is about; null for a general one. */
  about: z.nullable(slug),
  author,
  is_closed: z.boolean(),
  published_at: moment,
  replies: z.array(remark),
})

export type DiscussionType = z.infer<typeof discussionType>
export type Discussion = z.infer<typeof discussion>

const address = z.string().check(z.minLength(1), z.maxLength(120))

/** Specification §7, Community. */
export const discussionEndpoints = endpoints('discussion', {
  show: {
    method: 'GET',
    path: '/discussions/{type}/{slug}',
    summary: 'One discussion with its replies',
    params: z.object({ type: address, slug: address }),
    response: one(discussion),
  },
  find: {
    method: 'GET',
    path: '/discussions/{slug}',
    summary: 'The same, whatever its type; the newest where several have the slug',
    params: z.object({ slug: address }),
    response: one(discussion),
  },
})
