import type { TextState } from '@chignon/contract/community/text-state'

/** Why the platform holds a text; null if it does not. */
export type HoldReason = 'listed-word' | 'rate' | null

/** What was decided about a text before it is stored. */
export type Admission = { state: TextState; reason: HoldReason }

/** The admission of a new text, or of a changed one, which stays held or hidden until a moderator decides (MODERATION-2). */
export function admissionOf(reason: HoldReason, current: TextState = 'visible'): Admission {
  if (current !== 'visible') return { state: current, reason: null }
  return { state: reason === null ? 'visible' : 'held', reason }
}

/** Whether a suspension is in force (MODERATION-8). */
export function isInForce(
  { endsAt, liftedAt }: { endsAt: Date | null; liftedAt: Date | null },
  now: Date,
): boolean {
  return liftedAt === null && (endsAt === null || endsAt > now)
}
