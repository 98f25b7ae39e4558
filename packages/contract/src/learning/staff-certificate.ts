import * as z from 'zod/mini'
import { certificateState, certificateTier } from '../identity/award.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { pageSizes } from '../platform/platform-rules.ts'
import { calendarDay, id, timestamp } from '../platform/primitives.ts'
import { keysetPaging, search } from '../platform/query.ts'
import { list, single } from '../platform/response.ts'
import { staffNote } from '../platform/staff-note.ts'
import { revocationReason } from './certificate.ts'

/** A certificate in the list of all. */
export const listedCertificate = z.object({
  id,
  code: z.string(),
  state: certificateState,
  tier: certificateTier,
  title: z.string(),
  /** Null if the person deleted their account. */
  holder: z.nullable(z.object({ id, full_name: z.string() })),
  earned_at: timestamp,
  name_corrected_at: z.nullable(timestamp),
  revoked_at: z.nullable(timestamp),
  revocation_reason: z.nullable(revocationReason),
})

/** What a certificate is awarded for: a qualification, a program or an online masterclass. */
export const certificateThing = z.object({ tier: certificateTier, id, name: z.string() })

export const certificateAwardForm = z.object({
  person_id: id,
  tier: certificateTier,
  thing_id: id,
  /** The day it was earned; not in the future. */
  earned_on: calendarDay,
  /** Kept in the audit log. */
  reason: staffNote,
})

export type CertificateThing = z.infer<typeof certificateThing>
export type ListedCertificate = z.infer<typeof listedCertificate>

/** All certificates, for staff (CERT-15). */
export const staffCertificateEndpoints = defineEndpoints('staff-certificate', {
  list: {
    method: 'GET',
    path: '/staff/certificates',
    summary: 'Certificates by code or holder, of a person, a thing or a state, the newest first',
    permission: 'certificates.read',
    query: z.object({
      ...keysetPaging(pageSizes.profile),
      search,
      state: z.optional(certificateState),
      /** A qualification, program or online masterclass. */
      thing: z.optional(id),
      holder: z.optional(id),
    }),
    response: list(listedCertificate),
  },
  things: {
    method: 'GET',
    path: '/staff/certificate-things',
    summary: 'What certificates are awarded for, by name',
    permission: 'certificates.read',
    response: z.object({ data: z.array(certificateThing) }),
  },
  award: {
    method: 'POST',
    path: '/staff/certificates',
    summary: 'Award a certificate by hand; its holder is notified (CERT-16)',
    permission: 'certificates.award',
    body: certificateAwardForm,
    response: single(z.object({ code: z.string() })),
    errors: ['conflict', 'not_found'],
  },
})
