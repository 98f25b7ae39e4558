import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { readPage } from '../../areas/catalogue/list/educations-query.ts'
import { ListPagination } from '../../areas/catalogue/list/list-pagination.tsx'
import { savedPostsQuery } from '../../areas/community/post/post-queries.ts'
import { PostColumns } from '../../areas/community/post/post-columns.tsx'
import { EmptySettings } from '../../areas/identity/settings/empty-settings.tsx'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import { redirectPastLastPage } from '../../lib/routing/redirect-past-last-page.ts'
import type { Route } from './+types/saved.ts'

const pathOf = (page: number) => `/profile/saved${page > 1 ? `?page=${page}` : ''}`

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const page = readPage(new URL(request.url).searchParams)
  const queries = loaderQueries(context, request)
  const { pagination } = await queries.ensure(savedPostsQuery(page))
  redirectPastLastPage(pagination, pathOf)
  return { page, queries: queries.dehydrate() }
}

/** `/profile/saved`: the posts that the viewer saved. */
export default function Saved({ loaderData: { page } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { data, pagination } = useEndpointQuery(savedPostsQuery(page))
  const { hasCommunity } = useRootData()
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
          to={hasCommunity ? '/posts' : '/educations'}
        >
          {hasCommunity ? <Trans>All posts</Trans> : <Trans>See all courses</Trans>}
        </EmptySettings>
      )}
      {data.length > 0 && <PostColumns posts={data} priorities={2} aria-label={t`Saved posts`} />}
      <ListPagination pages={pagination} pathOf={pathOf} />
    </div>
  )
}
