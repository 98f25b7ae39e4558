import { lazyWhenShown } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./holder-note.tsx').then(({ HolderNote }) => HolderNote)

/** `HolderNote`, loaded for events that were changed. */
export const LazyHolderNote = lazyWhenShown(load, { onServer: import.meta.env.SSR && (await load()) })
