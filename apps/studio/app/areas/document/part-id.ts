import { isLocale } from '@chignon/contract/platform/locale'

/** The part that a path is about, without the language of a text. */
export function partOf(path: string): string {
  const end = path.lastIndexOf('.')
  return end > 0 && isLocale(path.slice(end + 1)) ? path.slice(0, end) : path
}

/** The id of the element in which a part is edited. */
export const partId = (path: string): string => `part-${partOf(path)}`
