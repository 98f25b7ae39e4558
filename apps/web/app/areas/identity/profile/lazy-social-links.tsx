import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./social-links.tsx').then(({ ProfileSocialLinks }) => ProfileSocialLinks)

/** Links of a person to social networks. */
export const LazySocialLinks = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
