import * as z from 'zod/mini'
import { many } from './answer.ts'
import { endpoints } from './endpoints.ts'
import { author } from './person.ts'
import { id, moment, previewUrl, slug } from './thing.ts'

/** One story: a picture with a line of text. */
export const story = z.object({
  id,
  slug,
  name: z.string(),
  author,
  preview_url: previewUrl,
  published_at: moment,
})

/** A circle of stories (specification §3, Story category). */
export const storyCategory = z.object({ id, slug, name: z.string(), stories: z.array(story) })

export type Story = z.infer<typeof story>
export type StoryCategory = z.infer<typeof storyCategory>

/** Specification §7, Community. */
export const storyEndpoints = endpoints('story', {
  list: {
    method: 'GET',
    path: '/stories',
    summary: 'The categories that have stories, each with its stories, newest first',
    response: many(storyCategory),
  },
})
