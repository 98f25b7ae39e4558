import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./your-strand.tsx').then(({ YourStrand }) => YourStrand)

/** `YourStrand`, which works without scripts. */
export const LazyYourStrand = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
