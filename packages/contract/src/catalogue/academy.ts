import * as z from 'zod/mini'
import { maxHighlights } from './catalogue-rules.ts'
import { single } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, slug, timestamp } from '../platform/primitives.ts'

const atMost = z.maxLength(maxHighlights)

/** A city with a live masterclass that is not over, and the dates of its next one. */
export const eventCity = z.object({
  /** In the request’s language. */
  name: z.string(),
  masterclass_slug: slug,
  starts_at: timestamp,
  ends_at: timestamp,
  /** IANA name of the venue’s time zone. */
  timezone: z.string(),
})

/** The names that introduce the academy. */
export const academyHighlights = z.object({
  cities: z.array(eventCity).check(atMost),
  categories: z.array(z.object({ slug, name: z.string() })).check(atMost),
  educators: z.array(z.object({ id, first_name: z.string(), last_name: z.string() })).check(atMost),
  /** Whether a subscription is offered. */
  has_subscription: z.boolean(),
})

export type EventCity = z.infer<typeof eventCity>
export type AcademyHighlights = z.infer<typeof academyHighlights>

/** The academy as a whole (HOME-3). */
export const academyEndpoints = defineEndpoints('academy', {
  highlights: {
    method: 'GET',
    path: '/academy/highlights',
    summary: 'Cities of the next live masterclasses, categories and educators',
    response: single(academyHighlights),
  },
})
