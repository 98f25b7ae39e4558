import { maxExamFiles } from '@chignon/contract/learning/learning-rules'
import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { askedQuestions, listAnswers, type AnswerWithFiles } from './attempt.queries.ts'
import { insertExamFile, insertSizes } from './exam-file.queries.ts'
import { examMessages } from './exam.messages.ts'
import type { ExamRow } from './exam.queries.ts'
import { lockOpenAttempt } from './lock-open-attempt.ts'
import { storePracticalFile } from './practical-file.ts'

type ExamServices = Pick<Services, 'db' | 'clock' | 'files' | 'clips'>
type Target = {
  exam: ExamRow
  userId: string
  questionId: string
  fail: Fail<
    'conflict' | 'invalid' | 'not_found' | 'payload_too_large' | 'unsupported_media_type' | 'unavailable'
  >
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
    const { file, width, height, sizes } = stored
    for (const { id } of [file, ...sizes.map((size) => size.file)]) {
      if (!(await files.keep(id))) target.fail(404)
    }
    const link = { fileId: file.id, attemptId, questionId: target.questionId, width, height }
    const inserted = await insertExamFile(db(), link, clock())
    await insertSizes(db(), file.id, sizes)
    return { link: inserted, file, sizes }
  })
}

async function lockAnswer(services: ExamServices, { questionId, ...target }: Target): Promise<string> {
  const { db } = services
  const attempt = await lockOpenAttempt(services, target)
  const question = (await askedQuestions(db(), attempt)).find(({ id }) => id === questionId)
  if (question?.type !== 'practical') target.fail(422, { errors: { question_id: [examMessages.notAsked] } })
  const answer = (await listAnswers(db(), attempt.id)).find((given) => given.questionId === questionId)
  if (answer && answer.files.length >= maxExamFiles) target.fail(409, { message: examMessages.tooManyFiles })
  return attempt.id
}
