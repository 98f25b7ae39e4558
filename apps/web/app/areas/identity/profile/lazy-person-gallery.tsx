import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./person-gallery.tsx').then(({ PersonGallery }) => PersonGallery)

/** `PersonGallery`, complete in the server's markup; its pictures can be enlarged once its code is loaded. */
export const LazyPersonGallery = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
