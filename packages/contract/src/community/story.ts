import * as z from 'zod/mini'
import { maxCaptionLength } from '../platform/platform-rules.ts'
import { maxStoryLength } from './community-rules.ts'
import { list, messageResponse, single } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { author } from '../platform/author.ts'
import { picture } from '../platform/picture.ts'
import { id, named, previewUrl, publishedAt, slug, textLocale, timestamp } from '../platform/primitives.ts'
import { textState } from './text-state.ts'
import { longText, slugText } from '../platform/text-fields.ts'

/** One story: a picture with a line of text. Without a picture one is drawn from its slug. */
export const story = z.object({
  id,
  slug,
  locale: textLocale,
  name: z.string(),
  /** The text as its author wrote it, if `name` is a translation (TEXT-6). */
  original: z.nullable(z.object({ locale: textLocale, name: z.string() })),
  author,
  preview_url: previewUrl,
  /** The sizes of an uploaded picture. */
  picture: z.nullable(picture),
  published_at: publishedAt,
  /** Until when it is shown; null for one that is kept (STORY-5). */
  expires_at: z.nullable(timestamp),
  /** Whether the viewer has seen it; false for guests, whose browser knows (STORY-3). */
  is_seen: z.boolean(),
  /** Whether the viewer published it. */
  is_own: z.boolean(),
  state: textState,
})

/** A category of stories, shown as a circle (STORY-1). */
export const storyCategory = z.object({ id, slug, name: z.string(), stories: z.array(story) })

/** A story with its category, for its own page. */
export const storyWithCategory = z.extend(story, { category: named })

export const storyForm = z.object({
  /** The id of its category. */
  category: id,
  name: longText(maxStoryLength).check(z.minLength(1)),
  /** `on`: kept; otherwise shown for 24 hours. */
  is_kept: z.optional(z.enum(['on', ''])),
  /** What the picture shows. */
  alt: z.optional(longText(maxCaptionLength)),
})

export type Story = z.infer<typeof story>
export type StoryCategory = z.infer<typeof storyCategory>
export type StoryWithCategory = z.infer<typeof storyWithCategory>
export type StoryForm = z.input<typeof storyForm>

const byId = z.object({ id })

/** Stories of the community (CALL-7). */
export const storyEndpoints = defineEndpoints('story', {
  list: {
    method: 'GET',
    path: '/stories',
    summary: 'The categories that have stories, each with its stories, newest first',
    response: list(storyCategory),
  },
  show: {
    method: 'GET',
    path: '/stories/{slug}',
    summary: 'One story with its category',
    params: z.object({ slug: slugText.check(z.minLength(1)) }),
    response: single(storyWithCategory),
  },
  markSeen: {
    method: 'POST',
    path: '/stories/{id}/seen',
    summary: 'Mark a story as seen by the viewer; repeating it changes nothing',
    audience: 'member',
    params: byId,
    response: single(z.object({ is_seen: z.boolean() })),
  },
  publish: {
    method: 'POST',
    path: '/stories',
    summary: 'Publish a story, with an optional picture',
    permission: 'community.host',
    isSeenByOthers: true,
    status: 201,
    encoding: 'multipart',
    body: z.extend(storyForm, { picture: z.optional(z.file()) }),
    response: single(storyWithCategory),
    errors: ['conflict', 'too_many_requests'],
  },
  remove: {
    method: 'DELETE',
    path: '/stories/{id}',
    summary: 'Delete one’s own story',
    permission: 'community.host',
    params: byId,
    response: messageResponse,
  },
})
