import type { Locale } from '@chignon/contract/platform/locale'
import type { Localized } from '@chignon/contract/platform/localized'

/** The offered languages in which a text is missing. */
export function missingLanguages(text: Partial<Localized>, offered: readonly Locale[]): Locale[] {
  return offered.filter((locale) => !text[locale]?.trim())
}

/** The languages whose text differs, with their new text; one that was emptied has an empty text. */
export function changedLanguages(
  before: Partial<Localized>,
  after: Partial<Localized>,
): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    Object.entries(after).flatMap(([locale, text]) => {
      const trimmed = text.trim()
      return trimmed === (Object.entries(before).find(([each]) => each === locale)?.[1] ?? '')
        ? []
        : [[locale, trimmed]]
    }),
  )
}
