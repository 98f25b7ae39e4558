import { findOne, wordsOf } from './find-one.ts'
import { byId } from './names.ts'

/** What stands by a control of a form; both read at the moment they are asked. */
export type FieldWords = {
  /** What the field expects. Empty where nothing is said. */
  hint: () => string
  /** What is wrong with it. Empty while nothing is. */
  error: () => string
}

type Labelled = Element & { labels: NodeListOf<HTMLLabelElement> | null }

/** One of some controls of a form by its label. Throws a sentence that says which there are. */
export const findControl = <T extends Labelled>(controls: Iterable<T>, what: string, label: string): T =>
  findOne(controls, what, label, (control) => wordsOf(control.labels?.[0]))

/** What is said by a control, or by a group of them. */
export const wordsBy = (container: ParentNode, control: Element): FieldWords => ({
  hint: () => wordsOf(byId(container, `${control.id}-hint`)),
  error: () => wordsOf(byId(container, `${control.id}-error`)),
})
