import { findOne, need, wordsOf } from '../testing/find-one.ts'
import { nameOf } from '../testing/names.ts'

export type ExamQuestionParts = {
  form: HTMLFormElement
  /** The radio or box of an option by its label. Throws where there is none. */
  option: (label: string) => HTMLInputElement
  /** The labels of what is chosen. */
  chosen: () => string[]
  /** Where an answer is written; null where one is chosen. */
  text: HTMLTextAreaElement | null
  /** The button that goes on, to skip, too. */
  next: HTMLButtonElement
  /** The button that goes back; null on the first question. */
  back: HTMLButtonElement | null
}

/** The `ExamQuestion` that asks something. Throws where nothing does. */
export function findExamQuestion(container: ParentNode, prompt: string): ExamQuestionParts {
  const prompts = container.querySelectorAll('form > fieldset > legend')
  const lost = `“${prompt}” is asked by something else than an exam.`
  const form = need(findOne(prompts, 'question', prompt, wordsOf).closest('form'), lost)
  const button = (to: string) => form.querySelector<HTMLButtonElement>(`button[name="go"][value="${to}"]`)
  const labelOf = (option: Element) => nameOf(option, form)
  const options = [...form.querySelectorAll<HTMLInputElement>('input[name="option_ids"]')]
  return {
    form,
    option: (label) => findOne(options, 'option', label, labelOf),
    chosen: () => options.filter((option) => option.checked).map(labelOf),
    text: form.querySelector('textarea'),
    next: need(button('next'), lost),
    back: button('back'),
  }
}
