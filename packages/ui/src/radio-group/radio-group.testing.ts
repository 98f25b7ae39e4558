import { wordsBy, type FieldWords } from '../testing/find-field.ts'
import { findOne, wordsOf } from '../testing/find-one.ts'
import { nameOf } from '../testing/accessible-name.ts'

export type RadioGroupParts = FieldWords & {
  group: HTMLFieldSetElement
  /** The radio button of an option by its label, without its hint. Throws if there is none. */
  option: (name: string) => HTMLInputElement
  /** The label of the selected option. Empty if there is none. */
  chosen: () => string
}

/** The `RadioGroup` with this label, visible or hidden. Throws if there is none. */
export function findRadioGroup(container: ParentNode, label: string): RadioGroupParts {
  const groups = container.querySelectorAll<HTMLFieldSetElement>('fieldset[role="radiogroup"]')
  const group = findOne(groups, 'radio group', label, (element) => wordsOf(element.querySelector('legend')))
  const radios = [...group.querySelectorAll('input')]
  const labelOf = (radio: Element) => nameOf(radio, group)
  return {
    group,
    option: (name) => findOne(group.querySelectorAll('input'), 'option', name, labelOf),
    chosen: () =>
      radios
        .filter((radio) => radio.checked)
        .map(labelOf)
        .join(),
    ...wordsBy(container, group),
  }
}
