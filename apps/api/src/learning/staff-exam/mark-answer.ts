import type { ExamStroke } from '@chignon/contract/learning/exam'
import { askedQuestions } from '../exam/attempt.queries.ts'
import { findExamFile, setDrawing } from '../exam/exam-file.queries.ts'
import type { Services } from '../../platform/services.ts'
import { changeOpenReview, type Review } from './review-attempt.ts'
import { findMark, setMark } from './staff-exam.queries.ts'

type MarkServices = Pick<Services, 'db' | 'clock' | 'live' | 'audit'>

type Mark = Review & {
  questionId: string
  values: { mark?: number | null | undefined; comment?: string | null | undefined }
}

/** Stores the mark of an answer, or the comment on it. */
export function markAnswer(services: MarkServices, { questionId, values, ...review }: Mark): Promise<void> {
  const { db, clock, audit } = services
  return changeOpenReview(services, review, async (attempt) => {
    const questions = await askedQuestions(db(), attempt)
    if (!questions.some(({ id }) => id === questionId)) review.fail(404)
    const target = { attemptId: attempt.id, questionId, now: clock() }
    const before = (await findMark(db(), target)) ?? { mark: null, comment: null }
    await setMark(db(), target, values)
    const { mark = before.mark, comment = before.comment } = values
    if (mark === before.mark && comment === before.comment) return
    const fieldsOf = (each: typeof before) => ({
      [`answers.${questionId}.mark`]: each.mark,
      [`answers.${questionId}.comment`]: each.comment,
    })
    await audit.record({
      actor: review.viewer,
      action: 'exam.mark',
      subject: { type: 'exam-attempt', id: attempt.id },
      before: fieldsOf(before),
      after: fieldsOf({ mark, comment }),
    })
  })
}

type Drawing = Review & { fileId: string; drawing: ExamStroke[] }

/** Replaces the lines over a photograph (EXAM-20). The audit log has their number, because they may be large. */
export function drawOver(services: MarkServices, { fileId, drawing, ...review }: Drawing): Promise<void> {
  const { db, audit } = services
  return changeOpenReview(services, review, async (attempt) => {
    const file = await findExamFile(db(), { attemptId: attempt.id, fileId })
    // A clip has no width.
    if (!file?.width) return review.fail(404)
    await setDrawing(db(), fileId, drawing)
    await audit.record({
      actor: review.viewer,
      action: 'exam.draw',
      subject: { type: 'exam-attempt', id: attempt.id },
      before: { [`files.${fileId}.lines`]: file.drawing.length },
      after: { [`files.${fileId}.lines`]: drawing.length },
    })
  })
}
