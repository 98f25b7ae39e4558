import { nameOf } from './accessible-name.ts'
import { findOne, wordsOf } from './find-one.ts'
import { wordsBy, type FieldWords } from './find-field.ts'

export type GroupParts = FieldWords & {
  group: HTMLFieldSetElement
  /** The control of an option by its label, without its hint. Throws if there is none. */
  option: (name: string) => HTMLInputElement
  /** The labels of the selected options. */
  chosen: () => string[]
}

/** A group of radio buttons or checkboxes by its legend. Throws an error that lists the existing ones. */
export function findGroup(container: ParentNode, selector: string, what: string, label: string): GroupParts {
  const groups = [...container.querySelectorAll<HTMLFieldSetElement>('fieldset')]
  const fitting = groups.filter((element) => element.querySelector(selector))
  const group = findOne(fitting, what, label, (element) => wordsOf(element.querySelector('legend')))
  const labelOf = (input: HTMLInputElement) =>
    input.hasAttribute('aria-labelledby') ? nameOf(input, group) : wordsOf(input.labels?.[0])
  const inputs = () => [...group.querySelectorAll<HTMLInputElement>(selector)]
  return {
    group,
    option: (name) => findOne(inputs(), 'option', name, labelOf),
    chosen: () =>
      inputs()
        .filter((input) => input.checked)
        .map(labelOf),
    ...wordsBy(container, group),
  }
}
