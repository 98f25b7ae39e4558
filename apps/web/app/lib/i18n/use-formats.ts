import { formatsOf, type Formats } from '@chignon/app-kit/i18n/formats'
import { useRootData } from '../data/use-root-data.ts'

/** Formatters of the page's locale. */
export function useFormats(): Formats {
  return formatsOf(useRootData().locale)
}
