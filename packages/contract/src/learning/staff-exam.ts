import * as z from 'zod/mini'
import { pageSizes } from '../platform/platform-rules.ts'
import { maxExamCommentLength, maxExamNoteLength } from './learning-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { examAttempt, examAttemptState, examDrawing, examQuestion, savedExamAnswer } from './exam.ts'
import { id, named, timestamp } from '../platform/primitives.ts'
import { paging, search } from '../platform/query.ts'
import { list, messageResponse, single } from '../platform/response.ts'
import { longText } from '../platform/text-fields.ts'

const person = z.object({ id, full_name: z.string() })

/** A mark of an answer, in percent. */
const mark = z.int().check(z.gte(0), z.lte(100))

const comment = longText(maxExamCommentLength).check(z.minLength(1))

/** An examiner who reviews an attempt, whom no other one disturbs (EXAM-23). */
export const examClaim = z.object({
  by: person,
  since: timestamp,
  /** When it ends without another sign of life. */
  ends_at: timestamp,
})

/** What examiners tell each other about an attempt; its learner never sees it (EXAM-24). */
export const examNote = z.object({ id, author: person, text: z.string(), created_at: timestamp })

/** An attempt in the examiners' queue. */
export const staffExamCard = z.object({
  id,
  state: examAttemptState,
  /** The number of the attempt, from 1. */
  number: z.int(),
  program: named,
  learner: z.extend(person, { email: z.string() }),
  submitted_at: z.nullable(timestamp),
  /** Null if no one reviews it at the moment. */
  claim: z.nullable(examClaim),
})

/** A question with the right options, which only examiners see (EXAM-10). */
export const staffExamQuestion = z.extend(examQuestion, { correct_option_ids: z.array(id) })

/** An answer with its mark. */
export const staffExamAnswer = z.extend(savedExamAnswer, {
  mark: z.nullable(mark),
  /** Of a question with options: 100 if exactly the right ones were chosen, else 0. */
  suggested_mark: z.nullable(mark),
})

/** A submitted attempt as examiners see it. */
export const staffExam = z.extend(examAttempt, {
  program: named,
  learner: z.extend(person, { email: z.string() }),
  reviewed_by: z.nullable(person),
  questions: z.array(staffExamQuestion),
  answers: z.array(staffExamAnswer),
  pass_percent: z.int(),
  /** The mean of the marks of all questions, rounded down; null while one has none (EXAM-18). */
  score: z.nullable(mark),
  /** Increases with each change of the review (EXAM-19). */
  revision: z.int(),
  /** Null if no one reviews it at the moment. */
  claim: z.nullable(examClaim),
  /** Oldest first. */
  notes: z.array(examNote),
})

export type StaffExam = z.infer<typeof staffExam>
export type StaffExamCard = z.infer<typeof staffExamCard>
export type ExamClaim = z.infer<typeof examClaim>
export type ExamNote = z.infer<typeof examNote>

const params = z.object({ id })
const noteParams = z.object({ id, note: id })
/** The revision that the examiner saw. */
const seen = { revision: z.int().check(z.gte(0)) }
const response = single(staffExam)
const errors = ['conflict'] as const

/** Exams for examiners: educators and staff (EXAM-17). Every decision is recorded in the audit log (AUDIT-1). */
export const staffExamEndpoints = defineEndpoints('staff-exam', {
  list: {
    method: 'GET',
    path: '/staff/exams',
    summary: 'Attempts to review, longest waiting first; or reviewed ones, newest first',
    permission: 'exams.review',
    query: z.object({
      ...paging(pageSizes.profile),
      search,
      state: z._default(z.enum(['submitted', 'approved', 'rejected']), 'submitted'),
      program_id: z.optional(id),
    }),
    response: list(staffExamCard),
  },
  show: {
    method: 'GET',
    path: '/staff/exams/{id}',
    summary: 'A submitted attempt with its answers',
    permission: 'exams.review',
    params,
    response,
  },
  next: {
    method: 'POST',
    path: '/staff/exams/next',
    summary:
      'Claim the attempt that waits longest of those that no one reviews; null if there is none (EXAM-23)',
    permission: 'exams.review',
    body: z.object({ search, program_id: z.optional(id) }),
    response: single(z.nullable(z.object({ id }))),
  },
  claim: {
    method: 'PUT',
    path: '/staff/exams/{id}/claim',
    summary:
      'Claim an attempt for 15 minutes, or give a sign of life; 409 if another examiner has it (EXAM-23)',
    permission: 'exams.review',
    params,
    response: single(examClaim),
    errors,
  },
  release: {
    method: 'DELETE',
    path: '/staff/exams/{id}/claim',
    summary: 'Free an attempt that the viewer has claimed; repeating it changes nothing',
    permission: 'exams.review',
    params,
    response: messageResponse,
  },
  addNote: {
    method: 'PUT',
    path: '/staff/exams/{id}/notes/{note}',
    summary: 'Leave a note for other examiners, with an id that the caller chose (EXAM-24)',
    permission: 'exams.review',
    params: noteParams,
    body: z.object({ text: longText(maxExamNoteLength).check(z.minLength(1)) }),
    response: single(examNote),
  },
  removeNote: {
    method: 'DELETE',
    path: '/staff/exams/{id}/notes/{note}',
    summary: 'Delete a note of one’s own',
    permission: 'exams.review',
    params: noteParams,
    response: messageResponse,
  },
  mark: {
    method: 'PATCH',
    path: '/staff/exams/{id}/answers/{question}',
    summary: 'Mark an answer and comment on it; what is left out stays, null removes',
    permission: 'exams.review',
    params: z.object({ id, question: id }),
    body: z.object({
      ...seen,
      mark: z.optional(z.nullable(mark)),
      comment: z.optional(z.nullable(comment)),
    }),
    response,
    errors,
  },
  draw: {
    method: 'PUT',
    path: '/staff/exams/{id}/files/{file}/drawing',
    maxBodyBytes: 1024 * 1024,
    summary: 'Replace the lines drawn over a photograph (EXAM-20)',
    permission: 'exams.review',
    params: z.object({ id, file: id }),
    body: z.object({ ...seen, drawing: examDrawing }),
    response,
    errors,
  },
  approve: {
    method: 'POST',
    path: '/staff/exams/{id}/approve',
    summary: 'Approve a submitted attempt; the learner gets the gold certificate (EXAM-7)',
    permission: 'exams.review',
    params,
    body: z.object({ ...seen, comment: z.optional(comment) }),
    response,
    errors,
  },
  reject: {
    method: 'POST',
    path: '/staff/exams/{id}/reject',
    summary: 'Reject a submitted attempt, with a text for the learner (EXAM-7)',
    permission: 'exams.review',
    params,
    body: z.object({ ...seen, comment }),
    response,
    errors,
  },
  reopen: {
    method: 'POST',
    path: '/staff/exams/{id}/reopen',
    summary: 'Withdraw the rejection of the last attempt, which is then under review again (EXAM-21)',
    permission: 'exams.review',
    params,
    body: z.object(seen),
    response,
    errors,
  },
})
