import { lazyWhenIdle } from '../../lib/browser/lazy-component.tsx'

const load = () => import('./idle-parts.tsx').then(({ SiteLanguageSelect }) => SiteLanguageSelect)

/** The menu of languages. */
export const LazyLanguageSelect = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
