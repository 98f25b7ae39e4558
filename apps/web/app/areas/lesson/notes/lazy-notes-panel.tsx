import { lazy, Suspense, type ComponentProps } from 'react'
import { LoadingPanel } from '../../site/loading-panel.tsx'

const NotesPanel = lazy(() => import('./notes-panel.tsx'))

/** `NotesPanel`, loaded when it is shown. */
export function LazyNotesPanel(props: ComponentProps<typeof NotesPanel>) {
  return (
    <Suspense fallback={<LoadingPanel />}>
      <NotesPanel {...props} />
    </Suspense>
  )
}
