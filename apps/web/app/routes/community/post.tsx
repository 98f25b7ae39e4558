import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { keepCommentOffline } from '../../areas/community/comment/keep-comment-offline.ts'
import { loadComments } from '../../areas/community/comment/load-comments.ts'
import { PostComments } from '../../areas/community/comment/post-comments.tsx'
import { runPostAction } from '../../areas/community/comment/run-post-action.ts'
import { LazySimilarPosts } from '../../areas/community/post/lazy-similar-posts.tsx'
import { PostArticle } from '../../areas/community/post/post-article.tsx'
import { addPostMetadata } from '../../areas/community/post/post-metadata.ts'
import { postListQuery, postQuery } from '../../areas/community/post/post-queries.ts'
import { readViewedPost, storeViewedPost } from '../../areas/community/post/stored-feed.ts'
import { requireCommunity } from '../../areas/community/require-community.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import { PageLink } from '../../areas/site/page-link.tsx'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { callFor, loaderQueries } from '../../lib/data/loader-queries.ts'
import { useLiveTopic } from '@chignon/app-kit/live/live-topics-atom'
import { redirectToCanonical } from '../../lib/routing/redirect-to-canonical.ts'
import type { Route } from './+types/post.ts'

const queriesOf = (slug: string, query: URLSearchParams) => ({
  post: postQuery({ params: { id: slug }, query: query.has('original') ? { original: '1' } : {} }),
  similar: postListQuery({ query: { related_to: slug, per_page: 2 } }),
})

export async function loader({ context, params, request }: Route.LoaderArgs) {
  requireCommunity(context)
  const queries = loaderQueries(context)
  const query = new URL(request.url).searchParams
  const { post: ofPost, similar } = queriesOf(params.slug, query)
  const [{ data: post }] = await Promise.all([queries.ensure(ofPost), queries.ensure(similar)])
  redirectToCanonical(request, params.slug, '/posts', post.slug)
  await loadComments({ queries, call: callFor(context) }, post, query)
  await addPostMetadata(context, post)
  return { queries: queries.dehydrate() }
}

export function action({ context, params, request }: Route.ActionArgs) {
  return runPostAction({ context, request }, params.slug)
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepCommentOffline(request, serverAction)
}

/** `/posts/{slug}`: a post with its comments and similar posts (POST-6). */
export default function Post({ params, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const queries = queriesOf(params.slug, query)
  const { data: post } = useEndpointQuery(queries.post)
  const { data: similar } = useEndpointQuery(queries.similar)
  useLiveTopic(`post:${post.id}`)
  useEffect(() => {
    const viewed = readViewedPost()
    if (viewed?.id !== post.id) storeViewedPost({ id: post.id, lastPage: 1 })
  }, [post.id])
  return (
    <div className="content-width pt-10 pb-section md:pt-14">
      <PageHead title={post.name} description={post.excerpt} type="article" />
      <p className="mx-auto mb-8 max-w-3xl text-small">
        <PageLink to="/posts">
          <Trans>All posts</Trans>
        </PageLink>
      </p>
      <PostArticle post={post} />
      <div className="mx-auto mt-14 max-w-3xl">
        <PostComments post={post} rejected={actionData} />
      </div>
      {similar.length > 0 && <LazySimilarPosts posts={similar} />}
    </div>
  )
}
