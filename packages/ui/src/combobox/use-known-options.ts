import { useState } from 'react'
import type { ComboboxOption } from './match-options.ts'

/**
 * Finds options by their values, even if they are no longer offered: an asynchronous list holds only the results of the
 * last search. Returns a function that finds an option and one that remembers it.
 */
export function useKnownOptions(
  options: readonly ComboboxOption[],
): [find: (value: string) => ComboboxOption | undefined, remember: (option: ComboboxOption) => void] {
  const [known, setKnown] = useState<ReadonlyMap<string, ComboboxOption>>(new Map())
  return [
    (value) => options.find((option) => option.value === value) ?? known.get(value),
    (option) => setKnown((before) => new Map(before).set(option.value, option)),
  ]
}
