import { I18nProvider } from '@lingui/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router-dom'
import { browserI18n } from '@chignon/app-kit/i18n/browser-i18n'
import { findTranslatedNodes } from './lib/browser/find-translated-nodes.ts'
import { reloadOnFailedChunks } from './lib/browser/reload-guard.ts'
import { whenIdle } from '@chignon/app-kit/browser/when-idle'

findTranslatedNodes()
reloadOnFailedChunks()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={browserI18n}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  )
})

whenIdle(() => {
  // Prefetching is an optimisation: links work without it.
  import('./lib/browser/prefetch-links.ts').then(({ prefetchLinks }) => prefetchLinks()).catch(() => {})
})
