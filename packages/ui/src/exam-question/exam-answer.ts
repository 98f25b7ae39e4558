/** How a question is answered: `picture` is a choice of one picture, `practical` an upload of files. */
export type ExamQuestionType = 'single' | 'multiple' | 'text' | 'picture' | 'practical'

/** A draft answer: the selected options, or the text. The caller stores it. */
export type ExamAnswer = {
  readonly optionIds: readonly string[]
  readonly text: string
}

export const noAnswer: ExamAnswer = { optionIds: [], text: '' }

/** Maximum number of characters of a text answer. */
export const textLimit = 5000

/** Whether there is something to submit: an option, or text that is not blank. The files of `practical` are the caller's. */
export function isAnswered(type: ExamQuestionType, answer: ExamAnswer): boolean {
  return type === 'text' ? answer.text.trim() !== '' : answer.optionIds.length > 0
}

/**
 * The answer after an option was selected or deselected: `multiple` keeps several in the order of selection, other
 * types keep one.
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

/** The answer after its text changed, cut to `textLimit`. */
export function writeText(answer: ExamAnswer, text: string): ExamAnswer {
  return { ...answer, text: text.slice(0, textLimit) }
}
