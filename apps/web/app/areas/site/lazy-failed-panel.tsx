import { lazyWhenShown } from '../../lib/browser/lazy-component.tsx'

const load = () => import('./failed-panel.tsx').then(({ FailedPanel }) => FailedPanel)

/** Replaces a part of a page that could not be loaded; pages without a failure do not load it. */
export const LazyFailedPanel = lazyWhenShown(load, { onServer: import.meta.env.SSR && (await load()) })
