import { lazyWhenShown } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./post-video.tsx').then(({ PostVideo }) => PostVideo)

/** The video of a post; other posts do not load it. */
export const LazyPostVideo = lazyWhenShown(load, { onServer: import.meta.env.SSR && (await load()) })
