import type { ExamAnswer } from '@chignon/contract/learning/exam'
import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import { changeAttempt, listAnswers } from './attempt.queries.ts'
import { examMessages } from './exam.messages.ts'
import type { ExamRow } from './exam.queries.ts'
import { isAnswered } from './exam.rules.ts'
import { lockOpenAttempt } from './lock-open-attempt.ts'
import { startAttempt } from './start-attempt.ts'
import { storeAnswers } from './store-answers.ts'

type Submission = {
  exam: ExamRow
  userId: string
  answers: ExamAnswer[]
  fail: Fail<'conflict' | 'invalid'>
}

/** Submits an attempt once, with the given answers and those saved before. Starts it if the client did not. */
export function submitAttempt(
  services: Pick<Services, 'db' | 'clock' | 'live'>,
  { exam, userId, answers, fail }: Submission,
): Promise<void> {
  const { db, clock, live } = services
  return db.transaction(async () => {
    await lockUser(db(), userId)
    await startAttempt(services, { exam, userId, fail })
    const attempt = await lockOpenAttempt(services, { exam, userId, fail })
    await storeAnswers(services, { attempt, answers, fail })
    const stored = await listAnswers(db(), attempt.id)
    if (!stored.some(isAnswered)) fail(422, { message: examMessages.noAnswers })
    await changeAttempt(db(), attempt, 'submit', { submittedAt: clock() })
    await live.publish('staff', { type: 'staff-exam', attempt_id: attempt.id })
  })
}
