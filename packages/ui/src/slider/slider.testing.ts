import { findControl, wordsBy, type FieldWords } from '../testing/find-field.ts'

export type SliderParts = FieldWords & {
  /** Its value is `input.valueAsNumber`. */
  input: HTMLInputElement
  /** The value as it is announced. */
  valueText: () => string
}

/** The `Slider` with this label. Throws if there is none. */
export function findSlider(container: ParentNode, label: string): SliderParts {
  const inputs = container.querySelectorAll<HTMLInputElement>('input[type="range"]')
  const input = findControl(inputs, 'slider', label)
  return { input, valueText: () => input.getAttribute('aria-valuetext') ?? '', ...wordsBy(container, input) }
}
