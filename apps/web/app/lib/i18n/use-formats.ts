import { formatsOf, type Formats } from './formats.ts'
import { useRootData } from '../data/use-root-data.ts'

/** Formatters of the page's locale. */
export function useFormats(): Formats {
  return formatsOf(useRootData().locale)
}
