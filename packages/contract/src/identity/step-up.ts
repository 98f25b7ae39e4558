import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { timestamp } from '../platform/primitives.ts'
import { messageResponse, single } from '../platform/response.ts'
import { codeText } from '../platform/text-fields.ts'
import { currentPassword } from './form-fields.ts'
import { passkeyUse } from './passkey.ts'

/** How a person can confirm a session; with the password only while they have neither a passkey nor a second factor. */
export const stepUpMethods = ['passkey', 'code', 'password'] as const

/** Whether the session is confirmed for what needs it (STEP-UP-1). */
export const stepUp = z.object({
  /** Until when it is confirmed; null if it is not. */
  confirmed_until: z.nullable(timestamp),
  methods: z.array(z.enum(stepUpMethods)),
  /** Until when the person may work without a second factor; null if they have one, or need none (STEP-UP-3). */
  second_factor_due_at: z.nullable(timestamp),
})

/** One of the ways; the challenge of a passkey comes from `POST /login/passkey/request`. */
export const stepUpForm = z.object({
  passkey: z.optional(passkeyUse),
  code: z.optional(codeText(40, 6)),
  password: z.optional(currentPassword),
})

export type StepUp = z.infer<typeof stepUp>

/** Confirming a session again before what moves money or changes who may do what. */
export const stepUpEndpoints = defineEndpoints('step-up', {
  show: {
    method: 'GET',
    path: '/user/step-up',
    summary: 'Whether the session is confirmed, and how it can be',
    audience: 'member',
    response: single(stepUp),
  },
  confirm: {
    method: 'POST',
    path: '/user/step-up',
    maxBodyBytes: 128 * 1024,
    summary: 'Confirm the session for 15 minutes with a passkey or a code',
    audience: 'member',
    body: stepUpForm,
    response: z.extend(single(stepUp), messageResponse.shape),
    errors: ['too_many_requests'],
  },
})
