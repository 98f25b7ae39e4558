import type { AppLoadContext } from 'react-router'

/** The feeds by name: `/feeds/courses.xml`, and the pages their entries lead to. */
const pagesOfFeeds = { courses: '/courses/:slug', posts: '/posts/:slug' } as const

/** The name of a feed. */
export type FeedName = keyof typeof pagesOfFeeds

/** The feeds this deployment has: those whose entries have a page. */
export function availableFeeds({ pages }: Pick<AppLoadContext, 'pages'>): FeedName[] {
  const names: FeedName[] = ['courses', 'posts']
  return names.filter((name) => !pages || pages.has(pagesOfFeeds[name]))
}
