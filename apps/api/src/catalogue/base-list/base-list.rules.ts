import type { Locale } from '@chignon/contract/platform/locale'
import type { Localized } from '@chignon/contract/platform/localized'

/** A name with some languages changed; an empty text removes its language. */
export function changedName(name: Localized, changes: Partial<Record<Locale, string>>): Localized {
  return Object.fromEntries(
    Object.entries({ ...name, ...changes }).flatMap(([locale, text]) => (text ? [[locale, text]] : [])),
  )
}

/** The ids with one moved before another, or to the end. */
export function movedBefore(ids: readonly string[], id: string, before: string | null): string[] {
  const rest = ids.filter((each) => each !== id)
  const index = before === null ? rest.length : rest.indexOf(before)
  return rest.toSpliced(index < 0 ? rest.length : index, 0, id)
}
