import { directionOf, type Locale } from '@chignon/contract/platform/locale'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'

type InLanguageProps = {
  /** Language of the text; undefined for the page's. */
  locale: Locale | undefined
  children: ReactNode
}

/** A text of the catalogue. Marks its language where it differs from the page's, because it lacks a translation (LOCALE-5). */
export function InLanguage({ locale, children }: InLanguageProps) {
  const { i18n } = useLingui()
  if (locale === undefined || locale === i18n.locale) return children
  return (
    <span lang={locale} dir={directionOf(locale)}>
      {children}
    </span>
  )
}
