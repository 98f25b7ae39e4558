import * as z from 'zod/mini'
import { signedIn } from './auth.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { currentPassword } from './form-fields.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { messageResponse, single } from '../platform/response.ts'
import { staffNote } from '../platform/staff-note.ts'
import { codeText } from '../platform/text-fields.ts'

/** What an authenticator app needs: the secret in base32, and an `otpauth:` address with it for a QR code. */
export const secondFactorSetup = z.object({ secret: z.string(), uri: z.string() })

/** Whether a code is asked for at each sign-in (SECOND-FACTOR-1). */
export const secondFactor = z.object({
  /** When it was switched on; null if it is off. */
  enabled_at: z.nullable(timestamp),
  /** What was begun and not confirmed with a code yet. */
  setup: z.nullable(secondFactorSetup),
  recovery_codes_left: z.int(),
})

/** A code of the app, or a recovery code. */
const code = codeText(40, 6)

/** The second step of a sign-in. */
export const secondStepForm = z.object({ challenge: z.string().check(z.maxLength(200)), code })

/** Confirms that the member makes the change: with the password, or with a code if they have none. */
export const ownerForm = z.object({ password: z.optional(currentPassword), code: z.optional(code) })

/** How staff made sure that they speak to the owner of an account (SECOND-FACTOR-6). */
export const identityChecks = ['in-person', 'video-call', 'phone-call'] as const

/** The reset of a second factor by staff. */
export const secondFactorResetForm = z.object({
  checked_by: z.enum(identityChecks),
  /** What was compared, without copies of documents or their numbers. */
  note: staffNote,
})

/** Recovery codes, which are shown once. */
const newRecoveryCodes = z.extend(single(z.object({ recovery_codes: z.array(z.string()) })), {
  message: z.string(),
})

export type SecondFactor = z.infer<typeof secondFactor>
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>
export type SecondFactorResetForm = z.infer<typeof secondFactorResetForm>
export type SecondStepForm = z.infer<typeof secondStepForm>

/** Time-based codes as a second factor (RFC 6238). */
export const secondFactorEndpoints = defineEndpoints('second-factor', {
  logIn: {
    method: 'POST',
    path: '/login/second-factor',
    summary: 'Finish a sign-in with a code of the app or a recovery code',
    body: secondStepForm,
    response: signedIn,
    errors: ['too_many_requests'],
  },
  show: {
    method: 'GET',
    path: '/user/second-factor',
    summary: 'Whether a code is asked for at each sign-in',
    audience: 'member',
    response: single(secondFactor),
  },
  begin: {
    method: 'POST',
    path: '/user/second-factor',
    summary: 'Create a secret for an authenticator app; it has no effect until it is confirmed with a code',
    status: 201,
    audience: 'member',
    response: single(secondFactorSetup),
    errors: ['conflict'],
  },
  cancel: {
    method: 'DELETE',
    path: '/user/second-factor',
    summary: 'Discard a secret that is not confirmed yet',
    audience: 'member',
    response: messageResponse,
    errors: ['conflict'],
  },
  confirm: {
    method: 'POST',
    path: '/user/second-factor/confirm',
    summary: 'Switch the second factor on with a first code; returns the recovery codes, once',
    audience: 'member',
    body: z.object({ code }),
    response: newRecoveryCodes,
    errors: ['conflict', 'too_many_requests'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/user/second-factor/recovery-codes',
    summary: 'Replace the recovery codes',
    audience: 'member',
    body: ownerForm,
    response: newRecoveryCodes,
    errors: ['conflict', 'too_many_requests'],
  },
  disable: {
    method: 'POST',
    path: '/user/second-factor/disable',
    summary: 'Switch the second factor off',
    audience: 'member',
    body: ownerForm,
    response: messageResponse,
    errors: ['conflict', 'too_many_requests'],
  },
  reset: {
    method: 'POST',
    path: '/staff/people/{id}/second-factor/reset',
    summary:
      'Switch off the second factor of a person who lost it, after checking who they are; ends their sessions',
    permission: 'people.recover',
    params: z.object({ id }),
    body: secondFactorResetForm,
    response: messageResponse,
    errors: ['conflict'],
  },
})
