import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./similar-posts.tsx').then(({ SimilarPosts }) => SimilarPosts)

/** Posts that are similar to another one, below it. */
export const LazySimilarPosts = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
