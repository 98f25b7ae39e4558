import { findDateField, type DateFieldParts } from '../date-field/date-field.testing.ts'
import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type DateRangeParts = {
  from: DateFieldParts
  to: DateFieldParts
  /** The button of a range by its name. Throws if there is none. */
  preset: (name: string) => HTMLButtonElement
}

/** The `DateRange` with this label, after hydration. Throws if there is none. */
export function findDateRange(container: ParentNode, label: string): DateRangeParts {
  const groups = [...container.querySelectorAll<HTMLFieldSetElement>('fieldset')]
  const group = findOne(
    groups.filter((element) => element.querySelector('input[data-part]')),
    'date range',
    label,
    (element) => wordsOf(element.querySelector('legend')),
  )
  const [from, to] = [...group.querySelectorAll<HTMLInputElement>('input[data-part]')]
    .filter((input) => input.labels?.length)
    .map((input) => findDateField(group, wordsOf(input.labels?.[0])))
  return {
    from: need(from, `“${label}” has no first day.`),
    to: need(to, `“${label}” has no last day.`),
    preset: (name) =>
      findOne(group.querySelectorAll<HTMLButtonElement>('button[aria-pressed]'), 'range', name, wordsOf),
  }
}
