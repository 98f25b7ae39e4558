import type { Locale } from '@chignon/contract/platform/locale'
import { localeOf } from '@chignon/contract/platform/localized'
import { basketMessages } from './basket.messages.ts'
import type { MergeResult } from './merge-basket.ts'

/** What became of a guest's basket, in sentences; null if nothing was added or left out. */
export function presentMerge(
  { added, owned, hasUnsold, isOverLimit }: MergeResult,
  locale: Locale,
): string | null {
  const names = owned.map(({ name }) => name[localeOf(name, locale)] ?? '')
  const sentences = [
    added.length > 0 && basketMessages.merged[locale],
    names.length > 0 && basketMessages.owned(new Intl.ListFormat(locale).format(names))[locale],
    hasUnsold && basketMessages.unsold[locale],
    isOverLimit && basketMessages.overLimit[locale],
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences.join(' ') : null
}
