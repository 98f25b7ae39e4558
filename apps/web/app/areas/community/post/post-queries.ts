import { pageSizes } from '@chignon/contract/platform/platform-rules'
import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const queries = endpointQueries(
  'post',
  async () => (await import('@chignon/contract/community/post')).postEndpoints,
)

export const postListQuery = queries('list')
export const postQuery = queries('show')

/** The newest posts of a person, for their profile. */
export const authorPostsQuery = (author: string) => postListQuery({ query: { author, per_page: 4 } })

/** A page of the posts that the viewer saved. */
export const savedPostsQuery = (page: number) =>
  postListQuery({ query: { page, per_page: pageSizes.profile, only_user_saved: '1' } })
