import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { markIn, type ReviewDrafts } from './review-drafts.ts'

type Scored = Pick<StaffExam, 'questions' | 'answers'>

/**
 * What a question counts: its mark, else what the chosen options deserve, else 0 if it was left open. Null while it needs a mark
 * (EXAM-18).
 */
export function countedMark(exam: Scored, drafts: ReviewDrafts, questionId: string): number | null {
  const answer = exam.answers.find(({ question_id: id }) => id === questionId)
  const mark = markIn(exam, drafts, questionId)
  return mark ?? (answer ? answer.suggested_mark : 0)
}

export type ScoreSoFar = {
  /** The mean of the marks there are, rounded down; null without any. */
  score: number | null
  /** The numbers of the questions that need a mark, from 1. */
  open: number[]
}

/** The score by the marks on the screen. It is the score of the exam once nothing is open. */
export function scoreSoFar(exam: Scored, drafts: ReviewDrafts): ScoreSoFar {
  const marks = exam.questions.map(({ id }) => countedMark(exam, drafts, id))
  const given = marks.filter((mark) => mark !== null)
  const sum = given.reduce((total, mark) => total + mark, 0)
  return {
    score: given.length === 0 ? null : Math.floor(sum / given.length),
    open: marks.flatMap((mark, index) => (mark === null ? [index + 1] : [])),
  }
}
