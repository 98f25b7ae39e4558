import { examEndpoints, type Exam } from '@chignon/contract/learning/exam'
import type { Fail } from '../../platform/http/fail.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import { findProgram } from '../../catalogue/program/program.queries.ts'
import { addFile } from './add-file.ts'
import { listAttempts } from './attempt.queries.ts'
import { findExamFile, storedIdsOf } from './exam-file.queries.ts'
import { examMessages } from './exam.messages.ts'
import { presentExam, presentExamFile } from './exam.present.ts'
import { findExam } from './exam.queries.ts'
import { lockOpenAttempt } from './lock-open-attempt.ts'
import { startAttempt } from './start-attempt.ts'
import { storeAnswers } from './store-answers.ts'
import { submitAttempt } from './submit-attempt.ts'

type ExamCall = {
  params: { id: string }
  viewer: Member
  viewerContext: ViewerContext
  fail: Fail<'not_found'>
  services: Pick<Services, 'db' | 'clock' | 'files'>
}

/** The exams of programs, for their learners. */
export const examRoutes = implement(examEndpoints, {
  async show(call) {
    return { data: await show(call) }
  },
  async start(call) {
    const { viewer, fail, services } = call
    const { db } = services
    const exam = await find(call)
    await db.transaction(async () => {
      await lockUser(db(), viewer.id)
      await startAttempt(services, { exam, userId: viewer.id, fail })
    })
    return { data: await show(call) }
  },
  async save(call) {
    const { body, viewer, fail, services } = call
    const { db } = services
    const exam = await find(call)
    const savedAt = await db.transaction(async () => {
      const attempt = await lockOpenAttempt(services, { exam, userId: viewer.id, fail })
      return storeAnswers(services, { attempt, answers: body.answers, fail })
    })
    return { data: { saved_at: savedAt.toISOString() } }
  },
  async upload(call) {
    const { query, body, viewer, fail, services } = call
    const exam = await find(call)
    await services.limits.examFilesPerAccount.take(viewer.id)
    const { question_id: questionId, name } = query
    const added = await addFile(services, { exam, userId: viewer.id, questionId, source: body, name, fail })
    return { data: await presentExamFile(services, added, { viewer }) }
  },
  async removeFile(call) {
    const { params, viewer, fail, services } = call
    const { db, files } = services
    const exam = await find(call)
    await db.transaction(async () => {
      const attempt = await lockOpenAttempt(services, { exam, userId: viewer.id, fail })
      const { fileId } =
        (await findExamFile(db(), { attemptId: attempt.id, fileId: params.file })) ?? fail(404)
      for (const id of await storedIdsOf(db(), fileId)) await files.remove(id)
    })
    return { data: { id: params.file } }
  },
  async submit(call) {
    const { body, viewer, fail, services } = call
    const exam = await find(call)
    await submitAttempt(services, { exam, userId: viewer.id, answers: body.answers, fail })
    return { data: await show(call) }
  },
})

async function find({ params, viewerContext, fail, services: { db } }: ExamCall) {
  const exam = await findExam(db(), params.id, viewerContext)
  if (exam) return exam
  const program = await findProgram(db(), params.id, viewerContext)
  return fail(404, program && { message: examMessages.noExam })
}

async function show(call: ExamCall): Promise<Exam> {
  const { viewer, viewerContext, services } = call
  const exam = await find(call)
  const attempts = await listAttempts(services.db(), { examId: exam.id, userId: viewer.id })
  return presentExam(services, exam, attempts, { viewer, locale: viewerContext.locale })
}
