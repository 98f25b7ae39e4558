/** How a question is answered; `picture` offers pictures to choose one of. */
export type ExamQuestionType = 'single' | 'multiple' | 'text' | 'picture'

/** The draft of one answer: what was chosen, or what was written. The caller keeps it. */
export type ExamAnswer = {
  readonly optionIds: readonly string[]
  readonly text: string
}

/** An answer that nobody gave yet. */
export const noAnswer: ExamAnswer = { optionIds: [], text: '' }

/** The most characters of a written answer. */
export const textLimit = 5000

/** Whether there is something to submit: an option, or words that are more than blanks. */
export function isAnswered(type: ExamQuestionType, answer: ExamAnswer): boolean {
  return type === 'text' ? answer.text.trim() !== '' : answer.optionIds.length > 0
}

/**
 * The answer after an option was chosen or let go: `multiple` keeps several in the order of their choosing, the others
 * have one only.
 */
export function chooseOption(
  type: ExamQuestionType,
  answer: ExamAnswer,
  optionId: string,
  isChosen: boolean,
): ExamAnswer {
  const others = type === 'multiple' ? answer.optionIds.filter((id) => id !== optionId) : []
  return { ...answer, optionIds: isChosen ? [...others, optionId] : others }
}

/** The answer after something was written: never longer than `textLimit`. */
export function writeText(answer: ExamAnswer, text: string): ExamAnswer {
  return { ...answer, text: text.slice(0, textLimit) }
}
