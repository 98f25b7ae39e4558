import { lazyWhenShown } from '../../../lib/browser/lazy-component.tsx'
import { LoadingPanel } from '../../site/loading-panel.tsx'

/** `NotesPanel`, loaded when it is shown. */
export const LazyNotesPanel = lazyWhenShown(async () => (await import('./notes-panel.tsx')).NotesPanel, {
  fallback: <LoadingPanel />,
})
