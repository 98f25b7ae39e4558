import type { Localized } from '@chignon/contract/platform/localized'

/** A text in seven languages with the locale appended: `Bob (de)`. English is the text itself. */
export function localized(text: string): Localized {
  return {
    en: text,
    de: `${text} (de)`,
    es: `${text} (es)`,
    it: `${text} (it)`,
    fr: `${text} (fr)`,
    pt: `${text} (pt)`,
    fa: `${text} (fa)`,
  }
}
