import type { TranslationMark } from '@chignon/contract/platform/document'
import { fallbackLocale, type Locale } from '@chignon/contract/platform/locale'
import { listTexts } from './list-texts.ts'

/** How far a document is written in a language. */
export type LanguageProgress = {
  locale: Locale
  /** The share of the texts that it has, in percent. */
  percent: number
  missing: number
  /** Texts whose English one was changed since they were written. */
  outdated: number
  /** Whether a person said of each translation that it is right. */
  isChecked: boolean
}

type Marks = Readonly<Record<string, TranslationMark>>

/** Whether the English text was changed since a translation was written from it (TRANSLATION-1). */
export function isOutdated(mark: TranslationMark | undefined, source: string): boolean {
  return mark !== undefined && mark.source.trim() !== source.trim()
}

/** How far a document is written in each of some languages. A text that is not written in any language is not counted. */
export function languageProgress(
  document: object,
  marks: Marks,
  locales: readonly Locale[],
): LanguageProgress[] {
  const texts = listTexts(document)
  return locales.map((locale) => {
    const written = texts.filter(({ texts: each }) => (each[locale] ?? '').trim() !== '')
    const markOf = (path: string) => marks[`${path}.${locale}`]
    const outdated =
      locale === fallbackLocale
        ? []
        : written.filter(({ path, texts: each }) => isOutdated(markOf(path), each[fallbackLocale] ?? ''))
    return {
      locale,
      // Not 100 before it is complete.
      percent: texts.length === 0 ? 0 : Math.floor((100 * written.length) / texts.length),
      missing: texts.length - written.length,
      outdated: outdated.length,
      isChecked: written.length > 0 && written.every(({ path }) => markOf(path)?.is_checked === true),
    }
  })
}
