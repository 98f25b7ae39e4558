import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./profile-entries.tsx').then(({ ProfileEntries }) => ProfileEntries)

/** `ProfileEntries`, links that work without its code. */
export const LazyProfileEntries = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
