import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { PageLink } from '../../site/page-link.tsx'
import { LazyEmptyState } from '../../site/lazy-empty-state.tsx'
import { feedPath, wholeFeed, type FeedFilters } from './feed-filters.ts'
import { PostColumns } from './post-columns.tsx'
import { storeViewedPost } from './stored-feed.ts'
import { useLoadedPages } from './use-loaded-pages.ts'
import { useReturnToPost } from './use-return-to-post.ts'

/** The posts of the feed, newest first. “More posts” is a link to the next page; with scripts the list grows (POST-4). */
export function FeedList({ filters }: { filters: FeedFilters }) {
  const { t } = useLingui()
  const loaded = useLoadedPages(filters)
  const { pages, lastPage, hasMore, isLoading, hasFailed, showUpTo, retry } = loaded
  useReturnToPost(loaded)
  const count = pages.reduce((sum, page) => sum + page.length, 0)
  if (count === 0 && !isLoading && !hasFailed) return <EmptyFeed filters={filters} />
  return (
    <div className="grid gap-14" aria-busy={isLoading}>
      {filters.page > 1 && (
        <p>
          <PageLink to={feedPath({ ...filters, page: 1 })}>
            <Trans>Newest posts</Trans>
          </PageLink>
        </p>
      )}
      {pages.map((posts, page) => (
        <PostColumns
          key={filters.page + page}
          posts={posts}
          priorities={page === 0 ? 2 : 0}
          onOpen={({ id }) => storeViewedPost({ id, lastPage })}
          aria-label={t`Posts`}
        />
      ))}
      {hasFailed && (
        <div className="grid justify-items-center gap-4">
          <FormMessage tone="error">
            <Trans>The posts could not be loaded.</Trans>
          </FormMessage>
          <Button variant="secondary" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        <Plural value={count} one="# post" other="# posts" />
      </p>
      {(hasMore || isLoading) && !hasFailed && (
        <Button asChild variant="secondary" isBusy={isLoading} className="justify-self-center">
          <Link
            to={feedPath({ ...filters, page: lastPage + 1 })}
            onClick={(click) => {
              click.preventDefault()
              if (!isLoading) showUpTo(lastPage + 1)
            }}
          >
            <Trans>More posts</Trans>
          </Link>
        </Button>
      )}
    </div>
  )
}

function EmptyFeed({ filters }: { filters: FeedFilters }) {
  const { search } = filters
  // There is no post at all, so the way to all posts leads nowhere.
  if (feedPath(filters) === feedPath(wholeFeed))
    return <LazyEmptyState seed="feed" coiffure="wave" title={<Trans>No posts yet</Trans>} />
  return (
    <LazyEmptyState
      seed="feed"
      coiffure="wave"
      title={search ? <Trans>No results for “{search}”</Trans> : <Trans>No posts yet</Trans>}
      text={<Trans>Try another word, or look at all posts.</Trans>}
      action={
        <Button asChild variant="secondary">
          <PageLink to={feedPath(wholeFeed)}>
            <Trans>All posts</Trans>
          </PageLink>
        </Button>
      }
    />
  )
}
