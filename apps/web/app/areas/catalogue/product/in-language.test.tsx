import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InLanguage } from './in-language.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

it.each([
  ['en', 'Zopf'],
  [undefined, 'Zopf'],
  ['de', '<span lang="de" dir="ltr">Zopf</span>'],
  ['fa', '<span lang="fa" dir="rtl">Zopf</span>'],
] as const)('marks the language %s on an English page: %s', (locale, html) => {
  expect(
    renderToString(
      <I18nProvider i18n={i18n}>
        <InLanguage locale={locale}>Zopf</InLanguage>
      </I18nProvider>,
    ),
  ).toBe(html)
})
