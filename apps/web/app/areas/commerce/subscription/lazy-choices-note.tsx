import { lazyWhenShown } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./choices-note.tsx').then(({ ChoicesNote }) => ChoicesNote)

/** `ChoicesNote`, loaded for members who can choose videos. */
export const LazyChoicesNote = lazyWhenShown(load, { onServer: import.meta.env.SSR && (await load()) })
