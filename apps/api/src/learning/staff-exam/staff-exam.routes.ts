import type { Locale } from '@chignon/contract/platform/locale'
import { staffExamEndpoints, type StaffExam } from '@chignon/contract/learning/staff-exam'
import { paginationOf } from '../../platform/db/page.ts'
import { askedQuestions } from '../exam/attempt.queries.ts'
import { findExamFile, setDrawing } from '../exam/exam-file.queries.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { approveAttempt, rejectAttempt, reopenAttempt } from './decide-attempt.ts'
import { changeOpenReview } from './review-attempt.ts'
import { presentReview, presentReviewCard } from './staff-exam.present.ts'
import { findReview, listReviews, setMark, type ReviewRow } from './staff-exam.queries.ts'

type ReviewCall = {
  params: { id: string }
  viewer: Member
  locale: Locale
  fail: Fail<'not_found'>
  services: Pick<Services, 'db' | 'files'>
}

/** Exams for examiners. */
export const staffExamRoutes = implement(staffExamEndpoints, {
  async list({ query, locale, ownOnly, services: { db } }) {
    const { state, search, program_id: programId } = query
    const filter = { state, programId, search: search || undefined, educatorId: ownOnly }
    const { rows, total } = await listReviews(db(), filter, locale, query)
    return { data: rows.map(presentReviewCard), pagination: paginationOf(query, total) }
  },
  async show(call) {
    return { data: await show(call) }
  },
  async mark(call) {
    const { params, body, viewer, fail, services } = call
    const { db, clock } = services
    const { revision, ...values } = body
    await changeOpenReview(services, { id: params.id, revision, viewer, fail }, async (attempt) => {
      const questions = await askedQuestions(db(), attempt)
      if (!questions.some(({ id }) => id === params.question)) fail(404)
      const target = { attemptId: attempt.id, questionId: params.question, now: clock() }
      await setMark(db(), target, values)
    })
    return { data: await show(call) }
  },
  async draw(call) {
    const { params, body, viewer, fail, services } = call
    const { db } = services
    const review = { id: params.id, revision: body.revision, viewer, fail }
    await changeOpenReview(services, review, async (attempt) => {
      const file = await findExamFile(db(), { attemptId: attempt.id, fileId: params.file })
      // A clip has no width.
      if (!file?.width) return fail(404)
      await setDrawing(db(), file.fileId, body.drawing)
    })
    return { data: await show(call) }
  },
  async approve(call) {
    const { body, viewer, fail, services } = call
    await approveAttempt(services, { ...(await subjectOf(call)), ...body, viewer, fail })
    return { data: await show(call) }
  },
  async reject(call) {
    const { body, viewer, fail, services } = call
    await rejectAttempt(services, { ...(await subjectOf(call)), ...body, viewer, fail })
    return { data: await show(call) }
  },
  async reopen(call) {
    const { params, body, viewer, fail, services } = call
    await reopenAttempt(services, { id: params.id, revision: body.revision, viewer, fail })
    return { data: await show(call) }
  },
})

async function subjectOf(call: ReviewCall) {
  const { passPercent, programId } = await find(call)
  return { id: call.params.id, passPercent, programId }
}

async function find({ params, locale, fail, services: { db } }: ReviewCall): Promise<ReviewRow> {
  return (await findReview(db(), params.id, locale)) ?? fail(404)
}

async function show(call: ReviewCall): Promise<StaffExam> {
  const { viewer, locale, services } = call
  return presentReview(services, await find(call), { viewer, locale })
}
