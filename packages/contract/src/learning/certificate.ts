import * as z from 'zod/mini'
import { certificateState, certificateTier } from '../identity/award.ts'
import { maxFullNameLength } from '../identity/identity-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, seconds, timestamp } from '../platform/primitives.ts'
import { fileResponse, single } from '../platform/response.ts'
import { nameText } from '../platform/name-text.ts'
import { codeText } from '../platform/text-fields.ts'

/** Why a certificate was revoked. */
export const revocationReasons = ['awarded_in_error', 'misconduct', 'holder_request'] as const

export const revocationReason = z.enum(revocationReasons)

/** A certificate as its page shows it to anyone who knows the code: all that its PDF says (CERT-2). */
export const verifiedCertificate = z.object({
  /** Twelve characters in groups of four: `7QK2-M4XD-9RTB` (CERT-7). */
  code: z.string(),
  state: certificateState,
  tier: certificateTier,
  /** What it was awarded for, in the request’s language. */
  title: z.string(),
  /** Null if the person deleted their account (PRIVACY-2). */
  holder_name: z.nullable(z.string()),
  holder_id: z.nullable(id),
  /** Empty for an online masterclass. */
  courses: z.array(z.object({ name: z.string(), duration: seconds, lesson_count: z.int() })),
  /** Whether an exam was passed for it. */
  has_exam: z.boolean(),
  /** Whether the academy awarded it by its own decision, for what was learned elsewhere (CERT-16). */
  is_by_hand: z.boolean(),
  /** Seconds of all lessons that count. */
  duration: seconds,
  lesson_count: z.int(),
  /** Seconds of those lessons that were watched; null if that was not recorded (CERT-14). */
  watched_duration: z.nullable(seconds),
  /** How many of those lessons were only marked as done by the learner; null if that was not recorded. */
  ticked_count: z.nullable(z.int()),
  educators: z.array(z.string()),
  /** Who awarded it: the academy’s name at that time. */
  academy: z.string(),
  /** When the first of its lessons was finished. */
  started_at: timestamp,
  earned_at: timestamp,
  /** When staff corrected the holder’s name (CERT-9). */
  name_corrected_at: z.nullable(timestamp),
  revoked_at: z.nullable(timestamp),
  revocation_reason: z.nullable(revocationReason),
  /** Whether its holder’s strand of that time is known, which it then shows (STRAND-3). */
  has_strand: z.boolean(),
  /** Whether search engines may list it and anyone with the code may download it (CERT-10). */
  is_shared: z.boolean(),
  /** Whether the viewer is its holder. */
  is_own: z.boolean(),
})

export type RevocationReason = z.infer<typeof revocationReason>
export type VerifiedCertificate = z.infer<typeof verifiedCertificate>

const byCode = z.object({ code: codeText(60) })

/** Certificates: their public page, what the holder downloads, and the calls of staff (CERT-1 to CERT-12). */
export const certificateEndpoints = defineEndpoints('certificate', {
  byCode: {
    method: 'GET',
    path: '/certificates/{code}',
    summary: 'The certificate of a code, valid or revoked',
    params: byCode,
    response: single(verifiedCertificate),
  },
  pdf: {
    method: 'GET',
    path: '/certificates/{code}/pdf',
    summary: 'A valid certificate as PDF: for its holder, and for anyone once it is shared',
    params: byCode,
    response: fileResponse,
    errors: ['unauthenticated', 'forbidden', 'conflict'],
  },
  strand: {
    method: 'GET',
    path: '/certificates/{code}/strand',
    summary: 'The holder’s strand when a certificate was awarded, as SVG on paper',
    params: byCode,
    response: fileResponse,
    errors: ['not_found'],
  },
  share: {
    method: 'PUT',
    path: '/user/certificates/{code}/sharing',
    summary:
      'Let search engines list a certificate of the viewer and anyone with its code download it, or no longer',
    audience: 'member',
    params: byCode,
    body: z.object({ is_shared: z.boolean() }),
    response: z.extend(single(verifiedCertificate), { message: z.string() }),
  },
  revoke: {
    method: 'POST',
    path: '/staff/certificates/{code}/revoke',
    summary: 'Revoke a certificate, for good; its holder is notified',
    permission: 'certificates.correct',
    params: byCode,
    body: z.object({ reason: revocationReason }),
    response: single(verifiedCertificate),
    errors: ['conflict'],
  },
  correctName: {
    method: 'POST',
    path: '/staff/certificates/{code}/correct-name',
    summary: 'Correct the name of the holder, once; its page says so and its holder is notified',
    permission: 'certificates.correct',
    params: byCode,
    body: z.object({ name: nameText(maxFullNameLength) }),
    response: single(verifiedCertificate),
    errors: ['conflict'],
  },
})
