import { lazyWhenShown } from '../../../../lib/browser/lazy-component.tsx'
import { loadWithRetry } from '../../../../lib/browser/load-with-retry.tsx'
import { LoadingPanel } from '../../../site/loading-panel.tsx'
import { UnloadedPart } from '../../../site/unloaded-part.tsx'

const load = async () => (await import('./notes-panel.tsx')).NotesPanel

/** `NotesPanel`, loaded when it is shown. */
export const LazyNotesPanel = lazyWhenShown(loadWithRetry(load, UnloadedPart), { fallback: <LoadingPanel /> })
