import { findOne, need, wordsOf } from '../testing/find-one.ts'
import { nameOf } from '../testing/accessible-name.ts'

export type ExamQuestionParts = {
  form: HTMLFormElement
  /** The radio button or checkbox of an option. Throws if there is none. */
  option: (label: string) => HTMLInputElement
  /** The labels of the selected options. */
  chosen: () => string[]
  /** The text field; null if options are selected instead. */
  text: HTMLTextAreaElement | null
  /** The button to the next question, also for skipping. */
  next: HTMLButtonElement
  /** The button to the previous question; null on the first one. */
  back: HTMLButtonElement | null
}

/** The `ExamQuestion` with this label. Throws if there is none. */
export function findExamQuestion(container: ParentNode, label: string): ExamQuestionParts {
  const prompts = container.querySelectorAll('form > fieldset > legend')
  const missing = `“${label}” is not the label of an exam question.`
  const form = need(findOne(prompts, 'question', label, wordsOf).closest('form'), missing)
  const button = (direction: string) =>
    form.querySelector<HTMLButtonElement>(`button[name="go"][value="${direction}"]`)
  const labelOf = (option: Element) => nameOf(option, form)
  const options = [...form.querySelectorAll<HTMLInputElement>('input[name="option_ids"]')]
  return {
    form,
    option: (name) => findOne(options, 'option', name, labelOf),
    chosen: () => options.filter((option) => option.checked).map(labelOf),
    text: form.querySelector('textarea'),
    next: need(button('next'), missing),
    back: button('back'),
  }
}
