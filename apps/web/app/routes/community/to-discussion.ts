import { discussionEndpoints } from '@chignon/contract/community/discussion'
import { redirect } from 'react-router'
import { discussionPath } from '../../areas/community/discussion/discussion-path.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import type { Route } from './+types/to-discussion.ts'

/** `/discussions/:slug`: redirects to the address with the type. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { data } = await loaderQueries(context).load(discussionEndpoints.find, { params })
  throw redirect(discussionPath(data), 301)
}

/** Never shown: it makes this route a page, whose errors are pages too. */
export default function ToDiscussion() {
  return null
}
