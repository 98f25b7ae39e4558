import * as z from 'zod/mini'
import { list } from './response.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { author } from './author.ts'
import { id, previewUrl, publishedAt, slug, textLocale } from './primitives.ts'

/** One story: a picture with a line of text. */
export const story = z.object({
  id,
  slug,
  locale: textLocale,
  name: z.string(),
  author,
  preview_url: previewUrl,
  published_at: publishedAt,
})

/** A category of stories, shown as a circle (STORY-1). */
export const storyCategory = z.object({ id, slug, name: z.string(), stories: z.array(story) })

export type Story = z.infer<typeof story>
export type StoryCategory = z.infer<typeof storyCategory>

/** Stories of the community (CALL-7). */
export const storyEndpoints = defineEndpoints('story', {
  list: {
    method: 'GET',
    path: '/stories',
    summary: 'The categories that have stories, each with its stories, newest first',
    response: list(storyCategory),
  },
})
