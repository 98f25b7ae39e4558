import { I18nProvider } from '@lingui/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router-dom'
import { browserI18n } from './lib/i18n/browser-i18n.ts'
import { findTranslatedNodes } from './lib/browser/find-translated-nodes.ts'
import { reloadOnFailedChunks } from './lib/browser/reload-guard.ts'
import { whenIdle } from './lib/browser/when-idle.ts'

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
