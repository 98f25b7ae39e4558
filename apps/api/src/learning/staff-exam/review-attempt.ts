import { findAttempt, lockAttempt, type AttemptRow } from '../exam/attempt.queries.ts'
import { authorize } from '../../platform/http/authorize.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import { takeClaim } from './claim-attempt.ts'
import { staffExamMessages } from './staff-exam.messages.ts'
import { reviewAttempt } from './staff-exam.policy.ts'
import { countRevision } from './staff-exam.queries.ts'

/** A change of a review: of which attempt, by whom, and the revision they saw. */
export type Review = {
  id: string
  revision: number
  viewer: Member
  fail: Fail<'not_found' | 'forbidden' | 'conflict' | 'invalid' | 'unauthenticated'>
}

/**
 * Changes a locked attempt in a transaction. Ends the call with 409 if another examiner has changed the review since, so that none
 * overwrites what the other wrote (EXAM-19).
 */
export function changeReview(
  { db }: Pick<Services, 'db'>,
  { id, revision, viewer, fail }: Review,
  change: (attempt: AttemptRow) => Promise<void>,
): Promise<void> {
  return db.transaction(async () => {
    const found = await findAttempt(db(), id)
    // The learner first, whom awarding a certificate and removing a person lock too.
    if (found) await lockUser(db(), found.userId)
    const attempt = await lockAttempt(db(), id)
    if (!attempt?.submittedAt) return fail(404)
    authorize({ viewer, fail }, reviewAttempt, attempt, staffExamMessages.own)
    if (attempt.revision !== revision) fail(409, { message: staffExamMessages.changed })
    await change(attempt)
    await countRevision(db(), id)
  })
}

/**
 * Changes the review of a locked attempt whose result is not online yet. The viewer claims it; the call ends with 409 if another
 * examiner has it (EXAM-23).
 */
export function changeOpenReview(
  services: Pick<Services, 'db' | 'clock' | 'live'>,
  review: Review,
  change: (attempt: AttemptRow) => Promise<void>,
): Promise<void> {
  return changeReview(services, review, async (attempt) => {
    if (attempt.state !== 'submitted') review.fail(409, { message: staffExamMessages.decided })
    await takeClaim(services, review)
    await change(attempt)
  })
}
