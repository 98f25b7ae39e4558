import { MessagesProvider, type PartialMessages } from '@chignon/ui/messages'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from 'react-router/dom'
import { StartDataContext } from './lib/start-data-context.ts'
import type { StartData } from './lib/start-data.ts'
import { QueryProvider } from './lib/query-provider.tsx'
import { createStudioRouter } from './routes.tsx'

const router = createStudioRouter()

type StudioAppProps = { start: StartData; i18n: I18n; componentTexts: PartialMessages }

/** The studio: what every page of it needs, around its routes. */
export function StudioApp({ start, i18n, componentTexts }: StudioAppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <MessagesProvider messages={componentTexts} locale={start.locale}>
        <StartDataContext value={start}>
          <QueryProvider>
            <RouterProvider router={router} />
          </QueryProvider>
        </StartDataContext>
      </MessagesProvider>
    </I18nProvider>
  )
}
