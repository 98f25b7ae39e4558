import { ownPostEndpoints } from '@chignon/contract/community/own-post'
import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { readPage } from '../../areas/catalogue/list/educations-query.ts'
import { ListPagination } from '../../areas/catalogue/list/list-pagination.tsx'
import { ComposeLink } from '../../areas/community/compose/compose-link.tsx'
import { OwnPostList } from '../../areas/community/compose/own-post-list.tsx'
import { EmptySettings } from '../../areas/identity/settings/empty-settings.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import { redirectPastLastPage } from '../../lib/routing/redirect-past-last-page.ts'
import type { Route } from './+types/my-posts.ts'

const pathOf = (page: number) => `/profile/posts${page > 1 ? `?page=${page}` : ''}`

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const page = readPage(new URL(request.url).searchParams)
  const posts = await loaderQueries(context, request).load(ownPostEndpoints.list, { query: { page } })
  redirectPastLastPage(posts.pagination, pathOf)
  return posts
}

/** `/profile/posts`: the viewer's posts and drafts. */
export default function MyPosts({ loaderData: { data, pagination } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <div className="content-width grid gap-8 pt-10 pb-section">
      <PrivateHead title={t`Your posts`} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="headline-type text-headline">
          <Trans>Your posts</Trans>
        </h1>
        {data.length > 0 && <ComposeLink />}
      </div>
      {data.length === 0 ? (
        <EmptySettings
          seed="posts"
          coiffure="wave"
          title={<Trans>You have not written anything yet</Trans>}
          text={<Trans>Show your work, share what you learned or ask a question.</Trans>}
          to="/posts/new"
        >
          <Trans>Write a post</Trans>
        </EmptySettings>
      ) : (
        <OwnPostList posts={data} />
      )}
      <ListPagination pages={pagination} pathOf={pathOf} />
    </div>
  )
}
