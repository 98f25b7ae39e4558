import { findControl, wordsBy, type FieldWords } from '../testing/find-field.ts'

export type OneTimeCodeParts = FieldWords & {
  /** Type or paste here; its value is the digits. */
  input: HTMLInputElement
}

/** The `OneTimeCode` with this label. Throws if there is none. */
export function findOneTimeCode(container: ParentNode, label: string): OneTimeCodeParts {
  const inputs = container.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]')
  const input = findControl(inputs, 'one-time code', label)
  return { input, ...wordsBy(container, input) }
}
