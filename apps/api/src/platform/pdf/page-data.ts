import { formatNumber } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'

// More than any document has.
const maxPages = 40

// The region selects the form of quotation marks and the like.
const regions: Record<Locale, string> = {
  en: 'us',
  de: 'de',
  es: 'es',
  it: 'it',
  fr: 'fr',
  pt: 'pt',
  fa: 'ir',
}

/** The data that `page.typ` needs for every document. */
export function pageData({ locale, ...texts }: PageTexts) {
  const pages = Array.from({ length: maxPages }, (_, index) => formatNumber(locale, index + 1))
  return { lang: locale, region: regions[locale], pages, ...texts }
}

type PageTexts = {
  locale: Locale
  /** The title of the document, which readers show in place of the file's name. */
  title: string
  author: string
  brand: string
  /** The line at the bottom of each page. */
  foot: string
}
