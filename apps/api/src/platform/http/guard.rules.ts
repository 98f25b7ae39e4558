import { secondFactorGrace, stepUpLifetime } from '@chignon/contract/platform/platform-rules'
import type { Guard } from './viewer.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Until when a session is confirmed (STEP-UP-1); null if it never was, or no longer is. */
export function confirmedUntil({ steppedUpAt }: Pick<Guard, 'steppedUpAt'>, now: Date): Date | null {
  if (!steppedUpAt) return null
  const until = new Date(steppedUpAt.getTime() + stepUpLifetime * minute)
  return until > now ? until : null
}

/** Until when a person may use the powers of the role without a second factor (STEP-UP-3). */
export function secondFactorDueAt({ roleSince }: Pick<Guard, 'roleSince'>): Date {
  return new Date(roleSince.getTime() + secondFactorGrace * day)
}
