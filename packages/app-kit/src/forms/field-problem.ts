/** What is wrong with the value of an input, as far as the browser can tell. */
export type FieldProblem =
  | { kind: 'missing' | 'unchosen' | 'email' | 'mismatch' }
  | { kind: 'short'; least: number }
  /** In the words of the browser. */
  | { kind: 'other'; text: string }

type Checked = Pick<HTMLInputElement, 'type' | 'value' | 'required' | 'validationMessage'> & {
  /** Absent in a list. */
  minLength?: number
  validity: Pick<ValidityState, 'valid' | 'valueMissing'>
}

// Where nothing is typed: an option is chosen.
const chosenTypes = new Set(['radio', 'select-one', 'select-multiple'])

/** What is wrong with an input; undefined if nothing is. `same` is the value that it must repeat, if there is one. */
export function problemOf(input: Checked, same?: string | null): FieldProblem | undefined {
  const { type, value, minLength = 0, validity, required, validationMessage } = input
  if (chosenTypes.has(type)) return validity.valueMissing ? { kind: 'unchosen' } : undefined
  if (required && value.trim() === '') return { kind: 'missing' }
  // Browsers check minLength only for typed values; this also covers autofill.
  if (value !== '' && value.length < minLength) return { kind: 'short', least: minLength }
  if (!validity.valid)
    return type === 'email' ? { kind: 'email' } : { kind: 'other', text: validationMessage }
  return same !== undefined && same !== null && value !== same ? { kind: 'mismatch' } : undefined
}
