import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { storyEndpoints } from '@chignon/contract/community/story'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { requireCommunity } from '../../areas/community/require-community.ts'
import { feedPath, listInputOf, readFeedFilters } from '../../areas/community/post/feed-filters.ts'
import { FeedList } from '../../areas/community/post/feed-list.tsx'
import { FeedToolbar } from '../../areas/community/post/feed-toolbar.tsx'
import { addFeedMetadata } from '../../areas/community/post/post-metadata.ts'
import { postListQuery } from '../../areas/community/post/post-queries.ts'
import { StoryCircles } from '../../areas/community/story/story-circles.tsx'
import { useKeptFilters } from '../../areas/community/post/use-kept-filters.ts'
import { ComposeLink } from '../../areas/community/compose/compose-link.tsx'
import { PageHead } from '../../areas/site/page-head.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { redirectPastLastPage } from '../../lib/routing/redirect-past-last-page.ts'
import type { PageHandle } from '../../lib/seo/page-handle.ts'
import type { Route } from './+types/posts.ts'

export const handle: PageHandle = { sitemap: [''] }

export async function loader({ context, request }: Route.LoaderArgs) {
  requireCommunity(context)
  const filters = readFeedFilters(new URL(request.url).searchParams)
  const queries = loaderQueries(context)
  const [{ data: posts, pagination }, { data: categories }, { data: stories }] = await Promise.all([
    queries.ensure(postListQuery(listInputOf(filters))),
    queries.load(baseEndpoints.postCategories, {}),
    queries.load(storyEndpoints.list, {}),
  ])
  redirectPastLastPage(pagination, (page) => feedPath({ ...filters, page }))
  addFeedMetadata(context, posts)
  return { queries: queries.dehydrate(), categories, filters, stories }
}

/** `/posts`: the feed of the community. */
export default function Posts({ loaderData: { categories, filters, stories } }: Route.ComponentProps) {
  const { t } = useLingui()
  const isChanging = useNavigation().location?.pathname === '/posts'
  useKeptFilters(filters)
  return (
    <div className="content-width pt-12 pb-section md:pt-16">
      <PageHead
        title={t`Community`}
        description={t`What hairdressers ask, show and teach one another.`}
        address={feedPath(filters)}
        isUnlisted={filters.search !== ''}
      />
      <p className="overline-label text-accent">
        <Trans>Community</Trans>
      </p>
      <h1 className="headline-type mt-4 max-w-3xl text-display text-balance">
        <Trans>Salon talk</Trans>
      </h1>
      <div className="mt-4 mb-10 flex flex-wrap items-center justify-between gap-6">
        <p className="max-w-prose text-lead text-text-muted">
          <Trans>What hairdressers ask, show and teach one another.</Trans>
        </p>
        <ComposeLink />
      </div>
      <StoryCircles categories={stories} className="mb-12" />
      <FeedToolbar filters={filters} categories={categories} />
      <div className={`mt-12 transition-opacity ${isChanging ? 'opacity-50' : ''}`}>
        <FeedList filters={filters} />
      </div>
    </div>
  )
}
