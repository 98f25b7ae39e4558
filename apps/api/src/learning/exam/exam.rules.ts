import type { ExamAnswer, ExamState } from '@chignon/contract/learning/exam'
import type { AskedQuestion } from '../../platform/db/schema/exam-attempt.ts'

const hour = 60 * 60 * 1000

type Settings = { maxAttempts: number; retakeHours: number }
type Attempt = { number: number; state: ExamState; reviewedAt: Date | null }

/** What decides about an exam, besides its attempts. */
export type ExamFacts = Settings & {
  questionsCount: number
  /** How many lessons the program has now; without any, its exam stays closed. */
  lessonsTotal: number
  lessonsLeft: number
  /** The end of the viewer's access to the program; null if never bought. */
  accessEndsAt: Date | null
}

/** The state of an exam for a learner: the state of the last attempt, or what its program allows (EXAM-1, EXAM-2). */
export function examStateOf(
  { questionsCount, lessonsTotal, lessonsLeft, accessEndsAt }: ExamFacts,
  last: Pick<Attempt, 'state'> | undefined,
): ExamState {
  if (last) return last.state
  if (accessEndsAt === null || lessonsTotal === 0 || lessonsLeft > 0) return 'not_supported'
  return questionsCount === 0 ? 'waiting' : 'ready_for_submission'
}

/** When an exam can be taken again after a rejection; null if it was not rejected or no attempt is left (EXAM-15). */
export function retakeAtOf({ maxAttempts, retakeHours }: Settings, last: Attempt | undefined): Date | null {
  if (last?.state !== 'rejected' || !last.reviewedAt || last.number >= maxAttempts) return null
  return new Date(last.reviewedAt.getTime() + retakeHours * hour)
}

/** Why no attempt can be started; null if one can, or is in progress. */
export type StartRefusal =
  | 'notBought'
  | 'expired'
  | 'noLessons'
  | 'lessonsLeft'
  | 'noQuestions'
  | 'submitted'
  | 'approved'
  | 'noAttemptsLeft'
  | 'tooEarly'

/** Decides whether an attempt can be started or continued (EXAM-2, EXAM-3, EXAM-15). */
export function startRefusalOf(facts: ExamFacts, last: Attempt | undefined, now: Date): StartRefusal | null {
  const { accessEndsAt } = facts
  if (accessEndsAt === null) return 'notBought'
  if (last?.state === 'submitted' || last?.state === 'approved') return last.state
  if (accessEndsAt <= now) return 'expired'
  if (last?.state === 'ready_for_submission') return null
  if (facts.lessonsTotal === 0) return 'noLessons'
  if (facts.lessonsLeft > 0) return 'lessonsLeft'
  if (facts.questionsCount === 0) return 'noQuestions'
  if (!last) return null
  const retakeAt = retakeAtOf(facts, last)
  if (!retakeAt) return 'noAttemptsLeft'
  return retakeAt > now ? 'tooEarly' : null
}

/** An answer as it is stored: options or text, depending on the kind of the question (EXAM-9). Null for an unknown option. */
export function storableAnswer(
  question: AskedQuestion,
  { option_ids: optionIds = [], text = '' }: ExamAnswer,
): { optionIds: string[]; text: string } | null {
  if (question.type === 'text') return { optionIds: [], text }
  if (question.type === 'practical') return { optionIds: [], text: '' }
  const chosen = [...new Set(optionIds)]
  const isKnown = chosen.every((chosenId) => question.options.some(({ id }) => id === chosenId))
  if (!isKnown || (question.type !== 'multiple' && chosen.length > 1)) return null
  return { optionIds: chosen, text: '' }
}

/** Whether there is an answer: blanks are none (EXAM-13). */
export function isAnswered(answer: { optionIds: string[]; text: string; files: unknown[] }): boolean {
  return answer.optionIds.length > 0 || answer.text.trim() !== '' || answer.files.length > 0
}

type MarkedAnswer = { questionId: string; optionIds: string[]; mark: number | null }

/** The mark that follows from the chosen options: 100 for exactly the right ones, else 0; null without options. */
export function suggestedMark({ options }: AskedQuestion, optionIds: string[]): number | null {
  if (options.length === 0) return null
  const isRight = options.every(({ id, isCorrect }) => optionIds.includes(id) === isCorrect)
  return isRight ? 100 : 0
}

/**
 * The mean of the marks of all questions, rounded down; null while an answer has none (EXAM-18). A question without an answer counts
 * as 0, one with options by its suggested mark unless an examiner gave another.
 */
export function scoreOf(questions: AskedQuestion[], answers: MarkedAnswer[]): number | null {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
  const marks = questions.map((question) => {
    const answer = byQuestion.get(question.id)
    return answer ? (answer.mark ?? suggestedMark(question, answer.optionIds)) : 0
  })
  if (questions.length === 0 || marks.includes(null)) return null
  return Math.floor(marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0) / questions.length)
}
