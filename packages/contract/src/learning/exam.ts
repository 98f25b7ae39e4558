import * as z from 'zod/mini'
import { maxFileNameLength } from '../platform/platform-rules.ts'
import {
  maxExamAnswers,
  maxExamOptions,
  maxExamStrokes,
  maxExamTextLength,
  maxStrokePoints,
} from './learning-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, named, timestamp } from '../platform/primitives.ts'
import { idOrSlug } from '../platform/query.ts'
import { fileBody, single } from '../platform/response.ts'
import { draftText, lineText } from '../platform/text-fields.ts'

/** The states of an exam for a learner, in their order (EXAM-1). */
const examStateNames = [
  'not_supported',
  'ready_for_submission',
  'submitted',
  'approved',
  'rejected',
  'waiting',
] as const

/** The state of the viewer's exam (EXAM-1). */
export const examState = z.enum(examStateNames)

/** The kinds of questions (EXAM-9). */
export const examQuestionTypes = ['single', 'multiple', 'text', 'picture', 'practical'] as const

export const examQuestionType = z.enum(examQuestionTypes)

/**
 * A question (EXAM-9). `options` is empty for a written and for a practical answer; `coiffure` names the drawing of a picture
 * option.
 */
export const examQuestion = z.object({
  id,
  type: examQuestionType,
  prompt: z.string(),
  options: z.array(z.object({ id, text: z.string(), coiffure: z.nullable(z.string()) })),
})

/** Across the picture, from 0 to 1 of its width or height. */
const share = z.number().check(z.gte(0), z.lte(1))

/** A line that an examiner drew over a photograph. */
export const examStroke = z.object({
  color: z.enum(['brass', 'light', 'dark']),
  /** The width of the line, as a share of the picture's width. */
  width: z.number().check(z.gte(0.001), z.lte(0.05)),
  points: z.array(z.tuple([share, share])).check(z.minLength(1), z.maxLength(maxStrokePoints)),
})

/** The lines over a photograph, in the order they were drawn (EXAM-20). */
export const examDrawing = z.array(examStroke).check(z.maxLength(maxExamStrokes))

/** A photograph or a clip of one's own work. */
export const examFile = z.object({
  id,
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  /** In pixels; null for a clip. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** For the viewer alone, for a short time. */
  url: z.string(),
  /** The sizes of a photograph as a `srcset`, valid as long as `url`; empty for a clip. */
  srcset: z.string(),
  drawing: examDrawing,
})

/** The answer to one question: chosen options or a written text (EXAM-11). Files are uploaded by `upload`. */
export const examAnswer = z.object({
  question_id: id,
  option_ids: z.optional(z.array(id).check(z.maxLength(maxExamOptions))),
  text: z.optional(draftText(maxExamTextLength)),
})

/** An answer as it is stored, with the comment of the examiner once the result is online. */
export const savedExamAnswer = z.object({
  question_id: id,
  option_ids: z.array(id),
  text: z.string(),
  files: z.array(examFile),
  comment: z.nullable(z.string()),
})

/** The states of one attempt. */
export const examAttemptStates = ['ready_for_submission', 'submitted', 'approved', 'rejected'] as const

export const examAttemptState = z.enum(examAttemptStates)

/** An attempt, with the questions as they were asked (EXAM-14). */
export const examAttempt = z.object({
  id,
  /** From 1. */
  number: z.int(),
  state: examAttemptState,
  started_at: timestamp,
  submitted_at: z.nullable(timestamp),
  /** When the result came online; null before. */
  reviewed_at: z.nullable(timestamp),
  /** What the examiner wrote about the whole exam. */
  comment: z.nullable(z.string()),
  questions: z.array(examQuestion),
  answers: z.array(savedExamAnswer),
})

/** The exam at the end of a program. Its questions are sent with an attempt, which cannot be started before EXAM-2. */
export const exam = z.object({
  id,
  program: named,
  state: examState,
  /** Whether the viewer ever had access to the program. */
  is_bought: z.boolean(),
  has_expired: z.boolean(),
  pass_percent: z.int(),
  questions_count: z.int(),
  /** How many lessons of the program are not done. */
  lessons_left: z.int(),
  attempts_used: z.int(),
  max_attempts: z.int(),
  /** Whether an attempt can be started now. */
  can_start: z.boolean(),
  /** When the exam can be taken again; null unless the learner has to wait after a rejection (EXAM-15). */
  retake_at: z.nullable(timestamp),
  /** The code of the gold certificate that it was awarded; null before. */
  certificate_code: z.nullable(z.string()),
  /** The attempt in progress or under review. */
  attempt: z.nullable(examAttempt),
  /** The last attempt with a result. */
  result: z.nullable(examAttempt),
})

export type ExamState = z.infer<typeof examState>
export type ExamAttemptState = z.infer<typeof examAttemptState>
export type ExamQuestion = z.infer<typeof examQuestion>
export type ExamQuestionType = z.infer<typeof examQuestionType>
export type ExamStroke = z.infer<typeof examStroke>
export type ExamFile = z.infer<typeof examFile>
export type ExamAttempt = z.infer<typeof examAttempt>
export type Exam = z.infer<typeof exam>
export type ExamAnswer = z.infer<typeof examAnswer>
export type SavedExamAnswer = z.infer<typeof savedExamAnswer>

const answers = z.array(examAnswer).check(z.minLength(1), z.maxLength(maxExamAnswers))

/** Exams of programs (CALL-9). */
export const examEndpoints = defineEndpoints('exam', {
  show: {
    method: 'GET',
    path: '/programs/{id}/exam',
    summary: 'The exam of a program, its state for the viewer, and their attempts',
    audience: 'member',
    params: idOrSlug,
    response: single(exam),
  },
  start: {
    method: 'POST',
    path: '/programs/{id}/exam/start',
    summary: 'Start an attempt; if one is in progress, continue it (EXAM-3)',
    audience: 'member',
    params: idOrSlug,
    response: single(exam),
    errors: ['conflict'],
  },
  save: {
    method: 'PUT',
    path: '/programs/{id}/exam/answers',
    maxBodyBytes: 4 * 1024 * 1024,
    summary: 'Save answers of the attempt in progress; each replaces the earlier one (EXAM-5)',
    audience: 'member',
    params: idOrSlug,
    body: z.object({ answers }),
    response: single(z.object({ saved_at: timestamp })),
    errors: ['conflict'],
  },
  upload: {
    method: 'POST',
    path: '/programs/{id}/exam/files',
    summary: 'Add a photograph or a clip to a practical answer (EXAM-16)',
    audience: 'member',
    status: 201,
    encoding: 'file',
    params: idOrSlug,
    query: z.object({
      question_id: id,
      name: lineText(maxFileNameLength).check(z.minLength(1)),
    }),
    body: fileBody,
    response: single(examFile),
    errors: ['conflict', 'too_many_requests'],
  },
  removeFile: {
    method: 'DELETE',
    path: '/programs/{id}/exam/files/{file}',
    summary: 'Remove a photograph or a clip from a practical answer',
    audience: 'member',
    params: z.extend(idOrSlug, { file: id }),
    response: single(z.object({ id })),
    errors: ['conflict'],
  },
  submit: {
    method: 'POST',
    path: '/programs/{id}/exam',
    maxBodyBytes: 4 * 1024 * 1024,
    summary: 'Submit the answers for review, with those saved before',
    audience: 'member',
    status: 201,
    params: idOrSlug,
    body: z.object({ answers }),
    response: single(exam),
    errors: ['conflict'],
  },
})
