import { allBy } from '../testing/all-by.ts'
import { findOne, wordsOf } from '../testing/find-one.ts'

/** The elements of a counter. Press `less` and `more`, type into `input`; `input.valueAsNumber` is the count. */
export type CounterParts = { input: HTMLInputElement; less: HTMLButtonElement; more: HTMLButtonElement }

/** The `Counter` with this label, visible or hidden. Throws if there is none. */
export function findCounter(container: ParentNode, label: string): CounterParts {
  const found = findOne(container.querySelectorAll('label'), 'counter', label, wordsOf)
  const group = allBy(container, 'aria-labelledby', found.id).find((element) => element.matches('fieldset'))
  const input = group?.querySelector('input')
  const [less, more] = group?.querySelectorAll('button') ?? []
  if (!input || !less || !more) throw new Error(`“${label}” is not the label of a counter.`)
  return { input, less, more }
}
