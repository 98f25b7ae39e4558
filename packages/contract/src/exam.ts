import * as z from 'zod/mini'
import { single } from './response.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { idOrSlug } from './query.ts'
import { id, named } from './primitives.ts'

/** The state of the viewer's exam (EXAM-1). */
export const examState = z.enum([
  'not_supported',
  'ready_for_submission',
  'submitted',
  'approved',
  'rejected',
  'waiting',
])

export const examQuestionType = z.enum(['single', 'multiple', 'text', 'picture'])

/** A question (EXAM-9). `options` is empty for a written answer; `coiffure` names the drawing of a picture option. */
export const examQuestion = z.object({
  id,
  type: examQuestionType,
  prompt: z.string(),
  options: z.array(z.object({ id, text: z.string(), coiffure: z.nullable(z.string()) })),
})

/** The exam at the end of a program; its questions are left out while it is not supported (EXAM-2). */
export const exam = z.object({
  id,
  program: named,
  state: examState,
  pass_percent: z.int(),
  questions: z.array(examQuestion),
})

/** The answer to one question: chosen options or a written text (EXAM-11). */
export const examAnswer = z.object({
  question_id: id,
  option_ids: z.optional(z.array(id).check(z.maxLength(20))),
  text: z.optional(z.string().check(z.maxLength(5000))),
})

export type ExamState = z.infer<typeof examState>
export type ExamQuestion = z.infer<typeof examQuestion>
export type Exam = z.infer<typeof exam>
export type ExamAnswer = z.infer<typeof examAnswer>

/** Exams of programs (CALL-9). */
export const examEndpoints = defineEndpoints('exam', {
  show: {
    method: 'GET',
    path: '/programs/{id}/exam',
    summary: 'The exam of a program and its state for the viewer',
    audience: 'member',
    params: idOrSlug,
    response: single(exam),
  },
  submit: {
    method: 'POST',
    path: '/programs/{id}/exam',
    summary: 'Submit the answers for review',
    audience: 'member',
    status: 201,
    params: idOrSlug,
    body: z.object({ answers: z.array(examAnswer).check(z.minLength(1), z.maxLength(100)) }),
    response: single(exam),
  },
})
