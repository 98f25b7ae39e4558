import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { timestamp } from '../platform/primitives.ts'
import { single } from '../platform/response.ts'
import { course } from './course.ts'

/** What the page of a preview says about itself. */
export const previewNote = z.object({
  /** When the link ends. */
  ends_at: timestamp,
  /** When the draft is published; null if that is not planned. */
  scheduled_at: z.nullable(timestamp),
  /** Whether the price is not decided yet; it is 0 in `data` until then. */
  lacks_price: z.boolean(),
})

/** The page of a course with the note of its preview. */
export const coursePreview = z.extend(single(course), { preview: previewNote })

export type PreviewNote = z.infer<typeof previewNote>
export type CoursePreview = z.infer<typeof coursePreview>

/** Drafts as learners would see them, by a link that ends after a day (PREVIEW-1). */
export const previewEndpoints = defineEndpoints('preview', {
  course: {
    method: 'GET',
    path: '/previews/courses/{token}',
    summary: 'The draft of a course as a guest would see it once it is published; 410 after a day',
    isSecret: true,
    params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: coursePreview,
    errors: ['expired'],
  },
})
