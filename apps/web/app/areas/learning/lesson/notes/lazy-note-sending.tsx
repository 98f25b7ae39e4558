import { lazyWhenIdle } from '../../../../lib/browser/lazy-component.tsx'

const load = () => import('./note-sending.tsx').then(({ NoteSending }) => NoteSending)

/** Sends stored notes; loaded on demand. */
export const LazyNoteSending = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
