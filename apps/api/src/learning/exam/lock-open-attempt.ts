import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { listAttempts, lockAttempt, type AttemptRow } from './attempt.queries.ts'
import { examMessages } from './exam.messages.ts'
import type { ExamRow } from './exam.queries.ts'
import { startRefusalOf } from './exam.rules.ts'

type Open = { exam: ExamRow; userId: string; fail: Fail<'conflict'> }

/**
 * Locks the attempt in progress until the transaction ends, so that nothing is answered after it was submitted. Ends the call with 409
 * if there is none, or if the access has ended.
 */
export async function lockOpenAttempt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { exam, userId, fail }: Open,
): Promise<AttemptRow> {
  const [last] = await listAttempts(db(), { examId: exam.id, userId })
  const attempt = last && (await lockAttempt(db(), last.id))
  const refusal = startRefusalOf(exam, attempt, clock())
  if (refusal) fail(409, { message: examMessages[refusal] })
  return attempt?.state === 'ready_for_submission' ? attempt : fail(409, { message: examMessages.notStarted })
}
