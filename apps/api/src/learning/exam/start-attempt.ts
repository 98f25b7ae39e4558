import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { insertAttempt, listAttempts, type AttemptRow } from './attempt.queries.ts'
import { examMessages } from './exam.messages.ts'
import { storeVersion, type ExamRow } from './exam.queries.ts'
import { startRefusalOf } from './exam.rules.ts'
import { examStates } from './exam.states.ts'

type Start = { exam: ExamRow; userId: string; fail: Fail<'conflict'> }

/**
 * The attempt in progress, or a new one with the questions as they are now (EXAM-3, EXAM-14). Call it while the user is locked, so
 * that two calls do not start two attempts. Ends the call with 409 if none can be started.
 */
export async function startAttempt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { exam, userId, fail }: Start,
): Promise<AttemptRow> {
  const [last] = await listAttempts(db(), { examId: exam.id, userId })
  const refusal = startRefusalOf(exam, last, clock())
  if (refusal) fail(409, { message: examMessages[refusal] })
  if (last && !examStates.can(last.state, 'retake')) return last
  return insertAttempt(db(), {
    examId: exam.id,
    userId,
    versionId: await storeVersion(db(), exam.id),
    number: (last?.number ?? 0) + 1,
    startedAt: clock(),
  })
}
