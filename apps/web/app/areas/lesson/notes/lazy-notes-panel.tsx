import { Spinner } from '@chignon/ui/spinner'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, type ComponentProps } from 'react'

const NotesPanel = lazy(() => import('./notes-panel.tsx'))

/** `NotesPanel`, loaded when it is shown. */
export function LazyNotesPanel(props: ComponentProps<typeof NotesPanel>) {
  return (
    <Suspense
      fallback={
        <div role="status" className="grid h-40 place-items-center text-text-muted">
          <Spinner />
          <span className="sr-only">
            <Trans>Loading…</Trans>
          </span>
        </div>
      }
    >
      <NotesPanel {...props} />
    </Suspense>
  )
}
