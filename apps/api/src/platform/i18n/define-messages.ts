import type { Locale } from '@chignon/contract/platform/locale'

/** A text in every language: `text[locale]`. */
export type LocalizedText = Readonly<Record<Locale, string>>

/** Texts by name. One with values is a function: `tooShort: (least: number) => ({ en: …, de: … })`. */
type Messages = Record<string, LocalizedText | ((...values: never[]) => LocalizedText)>

/** Declares the texts of `<noun>.messages.ts`. A text that lacks a language fails the type check. */
export function defineMessages<const M extends Messages>(messages: M): M {
  return messages
}
