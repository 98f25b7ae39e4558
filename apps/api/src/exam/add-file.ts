import { maxExamFiles } from '@chignon/contract/business-rules'
import type { Fail } from '../http/fail.ts'
import type { Services } from '../services.ts'
import { askedQuestions, listAnswers, type AnswerWithFiles } from './attempt.queries.ts'
import { insertExamFile } from './exam-file.queries.ts'
import { examMessages } from './exam.messages.ts'
import type { ExamRow } from './exam.queries.ts'
import { lockOpenAttempt } from './lock-open-attempt.ts'
import { storePracticalFile } from './practical-file.ts'

type ExamServices = Pick<Services, 'db' | 'clock' | 'files'>
type Target = {
  exam: ExamRow
  userId: string
  questionId: string
  fail: Fail<'conflict' | 'invalid' | 'not_found' | 'payload_too_large' | 'unsupported_media_type'>
}
type Upload = Target & { source: AsyncIterable<Uint8Array>; name: string }

/** Adds a photograph or a clip to a practical answer (EXAM-16). */
export async function addFile(
  services: ExamServices,
  { source, name, ...target }: Upload,
): Promise<AnswerWithFiles['files'][number]> {
  const { db, clock, files } = services
  // Before the upload, which takes long, and again before it is linked.
  await db.transaction(() => lockAnswer(services, target))
  const stored = await storePracticalFile(services, {
    source,
    name,
    ownerId: target.userId,
    fail: target.fail,
  })
  return db.transaction(async () => {
    const attemptId = await lockAnswer(services, target)
    if (!(await files.keep(stored.file.id))) target.fail(404)
    const { width, height } = stored
    const link = { fileId: stored.file.id, attemptId, questionId: target.questionId, width, height }
    return { link: await insertExamFile(db(), link, clock()), file: stored.file }
  })
}

async function lockAnswer(services: ExamServices, { questionId, ...target }: Target): Promise<string> {
  const { db } = services
  const attempt = await lockOpenAttempt(services, target)
  const question = (await askedQuestions(db(), attempt)).find(({ id }) => id === questionId)
  if (question?.type !== 'practical') target.fail(422, { errors: { question_id: [examMessages.notAsked] } })
  const answer = (await listAnswers(db(), attempt.id)).find((one) => one.questionId === questionId)
  if (answer && answer.files.length >= maxExamFiles) target.fail(409, { message: examMessages.tooManyFiles })
  return attempt.id
}
