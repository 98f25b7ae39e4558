import * as z from 'zod/mini'
import { id, slug, timestamp } from '../platform/primitives.ts'

/** The metals: silver for a category, gold for a program, premium gold for an online masterclass (CERT-1). */
export const certificateTiers = ['silver', 'gold', 'premium_gold'] as const

export const certificateTier = z.enum(certificateTiers)

/** Whether a certificate is still valid (CERT-8). */
export const certificateStateNames = ['valid', 'revoked'] as const

export const certificateState = z.enum(certificateStateNames)

/** A badge a person earned. */
export const badge = z.object({
  id,
  slug,
  name: z.string(),
  /** What it was earned for. */
  description: z.string(),
  metal: certificateTier,
  earned_at: timestamp,
})

/** A certificate: silver for a category, gold for a program, premium gold for an online masterclass (CERT-1). */
export const certificate = z.object({
  id,
  /** As on its page, `/certificates/{code}`. */
  code: z.string(),
  tier: certificateTier,
  /** Revoked ones are listed for their holder only. */
  state: certificateState,
  /** The qualification, program or online masterclass it was awarded for, in the request’s language. */
  name: z.string(),
  earned_at: timestamp,
})

export type CertificateTier = z.infer<typeof certificateTier>
export type CertificateState = z.infer<typeof certificateState>
export type Badge = z.infer<typeof badge>
export type Certificate = z.infer<typeof certificate>
