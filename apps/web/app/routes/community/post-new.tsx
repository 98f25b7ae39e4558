import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { requireCommunity } from '../../areas/community/require-community.ts'
import { runComposeAction } from '../../areas/community/compose/compose-action.ts'
import { ComposePage } from '../../areas/community/compose/compose-page.tsx'
import { Composer } from '../../areas/community/compose/composer.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/post-new.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  requireCommunity(context)
  applyGuards(['member'], { context, request })
  const { data } = await loaderQueries(context, request).load(baseEndpoints.postCategories, {})
  return { categories: data }
}

export function action({ context, request }: Route.ActionArgs) {
  return runComposeAction({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/posts/new`: a new post. */
export default function PostNew({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <ComposePage title={t`Write a post`}>
      <Composer post={null} categories={loaderData.categories} actionData={actionData} />
    </ComposePage>
  )
}
