import type { Locale } from '@chignon/contract/platform/locale'
import { staffExamEndpoints, type StaffExam } from '@chignon/contract/learning/staff-exam'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { claimAttempt, claimNextAttempt, freeAttempt } from './claim-attempt.ts'
import { approveAttempt, rejectAttempt, reopenAttempt } from './decide-attempt.ts'
import { findClaimer } from './exam-claim.queries.ts'
import { drawOver, markAnswer } from './mark-answer.ts'
import { addNote, removeNote } from './note-attempt.ts'
import { staffExamMessages } from './staff-exam.messages.ts'
import { presentClaim, presentNote, presentReview, presentReviewCard } from './staff-exam.present.ts'
import { findReview, listReviews, type ReviewRow } from './staff-exam.queries.ts'

type ReviewCall = {
  params: { id: string }
  viewer: Member
  locale: Locale
  fail: Fail<'not_found'>
  services: Pick<Services, 'db' | 'clock' | 'files'>
}

/** Exams for examiners. */
export const staffExamRoutes = implement(staffExamEndpoints, {
  async list({ query, locale, ownOnly, services: { db, clock } }) {
    const { state, search, program_id: programId } = query
    const filter = { state, programId, search: search || undefined, educatorId: ownOnly }
    const { rows, total } = await listReviews(db(), filter, locale, query)
    const now = clock()
    return {
      data: rows.map((row) => presentReviewCard(row, now)),
      pagination: paginationOf(query, total),
    }
  },
  async show(call) {
    return { data: await show(call) }
  },
  async next({ body, ownOnly, viewer, services }) {
    const { search, program_id: programId } = body
    const filter = { programId, search: search || undefined, educatorId: ownOnly }
    const id = await claimNextAttempt(services, { filter, viewer })
    return { data: id === null ? null : { id } }
  },
  async claim({ params, viewer, fail, services }) {
    const claim = await claimAttempt(services, { id: params.id, viewer, fail })
    const claimer = (await findClaimer(services.db(), params.id)) ?? fail(404)
    return { data: presentClaim(claim, claimer) }
  },
  async release({ params, viewer, locale, services }) {
    await freeAttempt(services, { id: params.id, viewer })
    return { message: staffExamMessages.freed[locale] }
  },
  async addNote({ params, body, viewer, fail, services }) {
    const { id: attemptId, note: noteId } = params
    return { data: presentNote(await addNote(services, { attemptId, noteId, viewer, fail, ...body })) }
  },
  async removeNote({ params, viewer, locale, fail, services }) {
    await removeNote(services, { attemptId: params.id, noteId: params.note, viewer, fail })
    return { message: staffExamMessages.noteDeleted[locale] }
  },
  async mark(call) {
    const { params, body, viewer, fail, services } = call
    const { revision, ...values } = body
    const { id, question: questionId } = params
    await markAnswer(services, { id, revision, viewer, fail, questionId, values })
    return { data: await show(call) }
  },
  async draw(call) {
    const { params, body, viewer, fail, services } = call
    await drawOver(services, { id: params.id, fileId: params.file, ...body, viewer, fail })
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
