import * as z from 'zod/mini'
import { maxReportLength } from './community-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id } from '../platform/primitives.ts'
import { messageResponse } from '../platform/response.ts'
import { longText } from '../platform/text-fields.ts'

/** What can be reported. */
export const reportSubjectTypes = ['post', 'comment', 'reply', 'story', 'discussion', 'person'] as const

/** What can be reported. */
export const reportSubject = z.enum(reportSubjectTypes)

/** Why people report something. */
export const reportReasons = [
  'spam',
  'harassment',
  'hate',
  'sexual',
  'violence',
  'privacy',
  'copyright',
  'false',
  'other',
] as const

/** Why people report something. */
export const reportReason = z.enum(reportReasons)

/** Why the platform itself reports something (MODERATION-2). */
export const platformReasons = ['listed-word', 'rate'] as const

/** A report to the moderators. */
export const reportForm = z.object({
  subject: reportSubject,
  id,
  reason: reportReason,
  text: z.optional(longText(maxReportLength)),
})

export type ReportSubjectType = z.infer<typeof reportSubject>
export type ReportReason = z.infer<typeof reportReason>
export type ReportForm = z.input<typeof reportForm>

/** Reports of things in the community (MODERATION-3). */
export const reportEndpoints = defineEndpoints('report', {
  send: {
    method: 'POST',
    path: '/reports',
    summary:
      'Report something to the moderators; the answer is the same for unknown things and repeated reports',
    audience: 'member',
    isSeenByOthers: true,
    body: reportForm,
    response: messageResponse,
    errors: ['too_many_requests'],
  },
})
