import type { AwardServices } from '../certificate/award-certificate.ts'
import { awardForProgram } from '../certificate/award-for-program.ts'
import type { examAttempts } from '../../platform/db/schema/exam-attempt.ts'
import { askedQuestions, changeAttempt, listAnswers, listAttempts } from '../exam/attempt.queries.ts'
import { scoreOf } from '../exam/exam.rules.ts'
import { findEmailAddress } from '../../platform/person/person.queries.ts'
import type { Services } from '../../platform/services.ts'
import { unclaimed } from './exam-claim.queries.ts'
import { changeOpenReview, changeReview, type Review } from './review-attempt.ts'
import { staffExamMessages } from './staff-exam.messages.ts'

type Decision = Review & { passPercent: number; programId: string; comment?: string | undefined }

type DecisionServices = AwardServices & Pick<Services, 'audit' | 'live'>

/** Approves a submitted attempt if its marks suffice, notifies the learner and awards the certificate (EXAM-7, EXAM-18). */
export function approveAttempt(services: DecisionServices, decision: Decision): Promise<void> {
  const { db } = services
  const { fail, passPercent } = decision
  return changeOpenReview(services, decision, async (attempt) => {
    const score = scoreOf(await askedQuestions(db(), attempt), await listAnswers(db(), attempt.id))
    if (score === null) return fail(409, { message: staffExamMessages.marksMissing })
    if (score < passPercent) fail(409, { message: staffExamMessages.scoreTooLow(score, passPercent) })
    await decide(services, attempt, { ...decision, event: 'approve', score })
    await awardForProgram(services, { userId: attempt.userId, programId: decision.programId })
  })
}

/** Rejects a submitted attempt with a text, and notifies the learner (EXAM-7). */
export function rejectAttempt(services: DecisionServices, decision: Decision): Promise<void> {
  return changeOpenReview(services, decision, (attempt) =>
    decide(services, attempt, { ...decision, event: 'reject', score: null }),
  )
}

/** Puts a rejected attempt under review again, unless its learner has started another one (EXAM-21). */
export function reopenAttempt(
  services: Pick<Services, 'db' | 'audit' | 'live'>,
  review: Review,
): Promise<void> {
  const { db, audit, live } = services
  const { viewer, fail } = review
  return changeReview(services, review, async (attempt) => {
    if (attempt.state !== 'rejected') fail(409, { message: staffExamMessages.notRejected })
    const [last] = await listAttempts(db(), attempt)
    if (last?.id !== attempt.id) fail(409, { message: staffExamMessages.retaken })
    await changeAttempt(db(), attempt, 'reopen', { reviewedAt: null, reviewedBy: null })
    await audit.record({
      actor: viewer,
      action: 'exam.reopen',
      subject: { type: 'exam-attempt', id: attempt.id },
      before: { state: attempt.state },
      after: { state: 'submitted' },
    })
    await live.publish('staff', { type: 'staff-exam', attempt_id: attempt.id })
  })
}

type Attempt = Pick<typeof examAttempts.$inferSelect, 'id' | 'userId' | 'state' | 'examId'>

async function decide(
  { db, clock, audit, live, mailer, notifications }: DecisionServices,
  attempt: Attempt,
  {
    event,
    comment,
    score,
    viewer,
    programId,
  }: Decision & { event: 'approve' | 'reject'; score: number | null },
): Promise<void> {
  const state = event === 'approve' ? 'approved' : 'rejected'
  await changeAttempt(db(), attempt, event, {
    reviewedAt: clock(),
    reviewedBy: viewer.id,
    ...unclaimed,
    ...(comment === undefined ? {} : { comment }),
  })
  await audit.record({
    actor: viewer,
    action: `exam.${event}`,
    subject: { type: 'exam-attempt', id: attempt.id },
    before: { state: attempt.state },
    after: { state, ...(comment === undefined ? {} : { comment }), ...(score === null ? {} : { score }) },
  })
  await live.publish('staff', { type: 'staff-exam', attempt_id: attempt.id })
  await notifications.send({
    userId: attempt.userId,
    kind: 'exam-reviewed',
    subject: { type: 'program', id: programId },
    data: { attempt_id: attempt.id, state },
  })
  const address = await findEmailAddress(db(), attempt.userId)
  if (address !== undefined) await mailer.enqueue({ kind: `exam-${state}`, to: address, aboutId: attempt.id })
}
