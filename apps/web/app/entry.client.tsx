import { I18nProvider } from '@lingui/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router-dom'
import { isLocale, fallbackLocale } from '@chignon/contract/locale'
import { loadI18n } from './lib/i18n.ts'

const { lang } = document.documentElement
const i18n = await loadI18n(isLocale(lang) ? lang : fallbackLocale)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  )
})
