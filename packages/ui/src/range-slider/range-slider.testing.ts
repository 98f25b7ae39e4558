import { wordsBy, type FieldWords } from '../testing/find-field.ts'
import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type RangeSliderParts = FieldWords & {
  from: HTMLInputElement
  to: HTMLInputElement
  values: () => [from: number, to: number]
}

/** The `RangeSlider` with this label, visible or hidden. Throws if there is none. */
export function findRangeSlider(container: ParentNode, label: string): RangeSliderParts {
  const groups = [...container.querySelectorAll('fieldset')].filter((element) =>
    element.querySelector('[type="range"]'),
  )
  const group = findOne(groups, 'range slider', label, (element) => wordsOf(element.querySelector('legend')))
  const [from, to] = group.querySelectorAll<HTMLInputElement>('[type="range"]')
  const lower = need(from, `“${label}” has no sliders.`)
  const upper = need(to, `“${label}” has one slider only.`)
  return {
    from: lower,
    to: upper,
    values: () => [lower.valueAsNumber, upper.valueAsNumber],
    ...wordsBy(container, group),
  }
}
