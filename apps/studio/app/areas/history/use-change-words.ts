import { useFieldNames } from './use-field-names.ts'
import { useValueWriter } from './use-value-writer.ts'

/** How changes are written: the names of their fields and their values, in words. */
export type ChangeWords = {
  nameOf: (field: string) => string
  write: (field: string, value: string) => string
}

/** The words for changes; made once for a list, since they are many. */
export function useChangeWords(): ChangeWords {
  return { nameOf: useFieldNames(), write: useValueWriter() }
}
