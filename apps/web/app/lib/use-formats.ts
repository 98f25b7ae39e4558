import { formatsOf, type Formats } from './formats.ts'
import { useRoot } from './use-root.ts'

/** The formats of the page's locale. */
export function useFormats(): Formats {
  return formatsOf(useRoot().locale)
}
