import * as z from 'zod/mini'
import { done } from './answer.ts'
import { endpoints } from './endpoints.ts'
import { email } from './form.ts'
import { longestFullName, longestMessage, longestSubject } from './limits.ts'

/** A contact message (specification §3, §5): all but `message` is required; the address is where the answer goes. */
export const contactForm = z.object({
  full_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestFullName)),
  email,
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestSubject)),
  message: z.optional(z.string().check(z.trim(), z.maxLength(longestMessage))),
})

export type ContactForm = z.infer<typeof contactForm>

/** Writing to the academy (specification §1, Contact form). */
export const contactEndpoints = endpoints('contact', {
  send: {
    method: 'POST',
    path: '/contact',
    summary: 'Write to the academy; the sender is mailed a receipt',
    status: 201,
    body: contactForm,
    response: done,
  },
})
