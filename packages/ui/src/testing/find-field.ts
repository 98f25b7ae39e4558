import { findOne, wordsOf } from './find-one.ts'
import { byId } from './accessible-name.ts'

/** Hint and error of a control; both are read when called. */
export type FieldWords = {
  /** The hint. Empty if there is none. */
  hint: () => string
  /** The error. Empty if there is none. */
  error: () => string
}

type Labelled = Element & { labels: NodeListOf<HTMLLabelElement> | null }

/** One of several form controls by its label. Throws an error that lists the existing labels. */
export const findControl = <T extends Labelled>(controls: Iterable<T>, what: string, label: string): T =>
  findOne(controls, what, label, (control) => wordsOf(control.labels?.[0]))

/** Hint and error of a control or a group of controls. */
export const wordsBy = (container: ParentNode, control: Element): FieldWords => ({
  hint: () => wordsOf(byId(container, `${control.id}-hint`)),
  error: () => wordsOf(byId(container, `${control.id}-error`)),
})
