import type { AppLoadContext } from 'react-router'

/** Feeds by name (`/feeds/courses.xml`), with the route of their entries. */
const pagesOfFeeds = { courses: '/courses/:slug', posts: '/posts/:slug' } as const

export type FeedName = keyof typeof pagesOfFeeds

/** Feeds whose entries have a page in this build. */
export function availableFeeds({ pages }: Pick<AppLoadContext, 'pages'>): FeedName[] {
  const names: FeedName[] = ['courses', 'posts']
  return names.filter((name) => !pages || pages.has(pagesOfFeeds[name]))
}
