import * as z from 'zod/mini'
import { messageResponse } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { email } from '../identity/form-fields.ts'
import { maxFullNameLength } from '../identity/identity-rules.ts'
import { maxMessageLength, maxSubjectLength } from './community-rules.ts'
import { nameText } from '../platform/name-text.ts'
import { lineText, longText } from '../platform/text-fields.ts'

/** A contact message: all but `message` is required; the reply goes to `email` (FORM-5). */
export const contactForm = z.object({
  full_name: nameText(maxFullNameLength),
  email,
  subject: lineText(maxSubjectLength).check(z.minLength(1)),
  message: z.optional(longText(maxMessageLength)),
})

export type ContactForm = z.infer<typeof contactForm>

/** Messages to the academy (MAIL-4). */
export const contactEndpoints = defineEndpoints('contact', {
  send: {
    method: 'POST',
    path: '/contact',
    summary: 'Write to the academy; the sender is mailed a receipt',
    status: 201,
    body: contactForm,
    response: messageResponse,
    errors: ['too_many_requests'],
  },
})
