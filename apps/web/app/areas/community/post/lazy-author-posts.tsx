import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./author-posts.tsx').then(({ AuthorPosts }) => AuthorPosts)

/** The newest posts of a person, on their profile. */
export const LazyAuthorPosts = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })
