import { examClaimMinutes } from '@chignon/contract/learning/learning-rules'

const lengthMs = examClaimMinutes * 60_000

/** When a claim ends without another sign of life (EXAM-23). */
export function claimEndsAt(seenAt: Date): Date {
  return new Date(seenAt.getTime() + lengthMs)
}

/** Claims whose last sign of life was then or before are over. */
export function lastSignOfEndedClaims(now: Date): Date {
  return new Date(now.getTime() - lengthMs)
}
