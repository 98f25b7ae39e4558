import { pageSizes } from '@chignon/contract/business-rules'
import { postEndpoints } from '@chignon/contract/post'
import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../areas/account/guards.ts'
import { PrivateHead } from '../areas/account/private-head.tsx'
import { readPage } from '../areas/catalogue/list/educations-query.ts'
import { ListPagination } from '../areas/catalogue/list/list-pagination.tsx'
import { SavedPosts } from '../areas/learning/saved-posts.tsx'
import { EmptySettings } from '../areas/profile/settings/empty-settings.tsx'
import { loaderQueries } from '../lib/data/loader-queries.ts'
import { privateHeaders } from '../lib/routing/private-headers.ts'
import { redirectPastLastPage } from '../lib/routing/redirect-past-last-page.ts'
import type { Route } from './+types/saved.ts'

const pathOf = (page: number) => `/profile/saved${page > 1 ? `?page=${page}` : ''}`

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const page = readPage(new URL(request.url).searchParams)
  const { load } = loaderQueries(context, request)
  const query = { page, per_page: pageSizes.profile, only_user_saved: '1' } as const
  const posts = await load(postEndpoints.list, { query })
  redirectPastLastPage(posts.pagination, pathOf)
  return posts
}

/** `/profile/saved`: the posts that the viewer saved. */
export default function Saved({ loaderData: { data, pagination } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <div className="content-width grid gap-8 pt-10 pb-section">
      <PrivateHead title={t`Saved`} />
      <h1 className="headline-type text-headline">
        <Trans>Saved</Trans>
      </h1>
      {data.length === 0 && (
        <EmptySettings
          seed="saved"
          coiffure="curl"
          title={<Trans>Nothing saved yet</Trans>}
          text={<Trans>Posts that you save are kept here.</Trans>}
          to="/educations"
        >
          <Trans>See all courses</Trans>
        </EmptySettings>
      )}
      <SavedPosts posts={data} />
      <ListPagination pages={pagination} pathOf={pathOf} />
    </div>
  )
}
