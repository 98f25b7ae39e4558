import * as z from 'zod/mini'
import { fallbackLocale, locales, type Locale } from './locale.ts'
import { normalText } from './clean-text.ts'

/** A text in one language or several (LOCALE-5). */
export const localized = z
  .partialRecord(z.enum(locales), z.string().check(z.overwrite(normalText), z.trim(), z.minLength(1)))
  .check(z.refine((texts) => Object.keys(texts).length > 0))

export type Localized = z.infer<typeof localized>

/** The language in which a reader of `locale` gets a text: that one, else English, else the first of `locales` there is. */
export function localeOf(texts: Localized, locale: Locale): Locale {
  return (
    [locale, fallbackLocale, ...locales].find((candidate) => texts[candidate] !== undefined) ?? fallbackLocale
  )
}
