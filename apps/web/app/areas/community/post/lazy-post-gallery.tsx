import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./post-gallery.tsx').then(({ PostGallery }) => PostGallery)

/** The pictures of a post. Until its scripts are loaded each is a link to the picture. */
export const LazyPostGallery = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
