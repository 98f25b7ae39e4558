import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { ownPostEndpoints } from '@chignon/contract/community/own-post'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { StateNotice } from '../../areas/community/state-notice.tsx'
import { requireCommunity } from '../../areas/community/require-community.ts'
import { runComposeAction } from '../../areas/community/compose/compose-action.ts'
import { ComposePage } from '../../areas/community/compose/compose-page.tsx'
import { Composer } from '../../areas/community/compose/composer.tsx'
import { EarlierVersions } from '../../areas/community/compose/earlier-versions.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import { withCurrent } from '../../lib/forms/with-current.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/post-edit.ts'

export const headers = () => privateHeaders

export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  requireCommunity(context)
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  const [{ data: post }, { data: categories }] = await Promise.all([
    load(ownPostEndpoints.show, { params: { id: slug } }),
    load(baseEndpoints.postCategories, {}),
  ])
  const { data: revisions } = post.edited_at
    ? await load(ownPostEndpoints.revisions, { params: { id: post.id } })
    : { data: [] }
  return { post, categories: withCurrent(categories, [post.category]), revisions }
}

export function action({ context, request }: Route.ActionArgs) {
  return runComposeAction({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/posts/:slug/edit`: an own post. */
export default function PostEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { post, categories, revisions } = loaderData
  return (
    <ComposePage title={t`Edit your post`}>
      {post.moderator_note && (
        <FormMessage tone="warning" className="mb-8">
          <Trans>
            Our team has returned this post to you as a draft. Please change it, then publish it again.
          </Trans>
          <q dir="auto" className="mt-2 block whitespace-pre-line wrap-anywhere">
            {post.moderator_note}
          </q>
        </FormMessage>
      )}
      {post.state === 'published' && post.text_state !== 'visible' && (
        <div className="mb-8">
          <StateNotice state={post.text_state} />
        </div>
      )}
      <Composer key={post.id} post={post} categories={categories} actionData={actionData} />
      <EarlierVersions revisions={revisions} />
    </ComposePage>
  )
}
