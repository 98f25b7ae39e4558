import { lazyWhenIdle } from '../../lib/browser/lazy-component.tsx'
import { loadIdleParts } from './load-idle-parts.ts'

const load = () => loadIdleParts().then(({ SiteLanguageSelect }) => SiteLanguageSelect)

export const LazyLanguageSelect = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
