import type { Exam, ExamAttempt, SavedExamAnswer } from '@chignon/contract/learning/exam'

/** What the page of an exam shows: its overview, a question by its number from 1, or all answers before submitting. */
export type ExamView = { kind: 'overview' } | { kind: 'question'; position: number } | { kind: 'review' }

/** The view that the query of the address asks for. Questions are shown only while an attempt is in progress. */
export function viewOf({ attempt }: Pick<Exam, 'attempt'>, query: URLSearchParams): ExamView {
  const wanted = query.get('question')
  if (attempt?.state !== 'ready_for_submission' || wanted === null) return { kind: 'overview' }
  if (wanted === 'review') return { kind: 'review' }
  const position = Number(wanted)
  const isQuestion = Number.isInteger(position) && position >= 1 && position <= attempt.questions.length
  return isQuestion ? { kind: 'question', position } : { kind: 'overview' }
}

/** The query that leads to a question, or to the review after the last one. */
export function queryOf(position: number, count: number): string {
  return `?question=${position > count ? 'review' : Math.max(1, position)}`
}

/** Whether there is an answer: blanks are none (EXAM-13). */
export function hasAnswer(
  answer: Pick<SavedExamAnswer, 'option_ids' | 'text' | 'files'> | undefined,
): boolean {
  if (!answer) return false
  return answer.option_ids.length > 0 || answer.text.trim() !== '' || answer.files.length > 0
}

/** The number of the first question without an answer; of the first question if all have one. */
export function firstOpenPosition({ questions, answers }: ExamAttempt): number {
  const index = questions.findIndex(
    ({ id }) => !hasAnswer(answers.find(({ question_id }) => question_id === id)),
  )
  return index === -1 ? 1 : index + 1
}
