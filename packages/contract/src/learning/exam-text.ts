import * as z from 'zod/mini'
import { maxExamCommentLength, maxExamTextTitleLength } from './learning-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id } from '../platform/primitives.ts'
import { list, messageResponse, single } from '../platform/response.ts'
import { lineText, longText } from '../platform/text-fields.ts'

/** A text that examiners use again in their comments (EXAM-25). */
export const examText = z.object({
  id,
  title: z.string(),
  text: z.string(),
  /** Whether all examiners have it, or the viewer alone. */
  is_shared: z.boolean(),
})

/** A text to keep. */
export const examTextForm = z.object({
  title: lineText(maxExamTextTitleLength).check(z.minLength(1)),
  text: longText(maxExamCommentLength).check(z.minLength(1)),
  is_shared: z.boolean(),
})

export type ExamText = z.infer<typeof examText>

const params = z.object({ id })

/** Texts that examiners use again; every change is recorded in the audit log (AUDIT-1). */
export const examTextEndpoints = defineEndpoints('exam-text', {
  list: {
    method: 'GET',
    path: '/staff/exam-texts',
    summary: 'The texts of the viewer and those that all examiners share, by title',
    permission: 'exams.review',
    response: list(examText),
  },
  save: {
    method: 'PUT',
    path: '/staff/exam-texts/{id}',
    summary: 'Keep a text with an id that the caller chose, or change it',
    permission: 'exams.review',
    params,
    body: examTextForm,
    response: single(examText),
  },
  remove: {
    method: 'DELETE',
    path: '/staff/exam-texts/{id}',
    summary: 'Delete a text',
    permission: 'exams.review',
    params,
    response: messageResponse,
  },
})
