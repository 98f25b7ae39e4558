import { findControl, wordsBy, type FieldWords } from '../testing/find-field.ts'
import { findOne, wordsOf } from '../testing/find-one.ts'

export type SelectFieldParts = FieldWords & {
  select: HTMLSelectElement
  /** An option by its text; select it by its `value`. Throws if there is none. */
  option: (name: string) => HTMLOptionElement
  /** The text of the selected option. */
  chosen: () => string
}

/** The `SelectField` with this label. Throws if there is none. */
export function findSelectField(container: ParentNode, label: string): SelectFieldParts {
  const select = findControl(container.querySelectorAll('select'), 'select', label)
  return {
    select,
    option: (name) => findOne(select.options, 'option', name, wordsOf),
    chosen: () => wordsOf(select.selectedOptions[0]),
    ...wordsBy(container, select),
  }
}
