import { commentEndpoints } from '@chignon/contract/community/comment'
import type { PostWithComments } from '@chignon/contract/community/post'
import { redirect } from 'react-router'
import type { Call } from '@chignon/app-kit/data/call'
import type { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { redirectPastLastPage } from '../../../lib/routing/redirect-past-last-page.ts'
import { commentAnchor, commentsPath, readCommentAddress } from './comment-address.ts'
import { commentListQuery, repliesQuery } from './comment-queries.ts'

type CommentSource = { queries: Pick<ReturnType<typeof loaderQueries>, 'ensure'>; call: Call }

/**
 * Loads the comments that the address of a post's page shows, except the first ones, which the post has. `?comment={id}` leads to
 * the page with the comment (COMMENT-8).
 */
export async function loadComments(
  { queries: { ensure }, call }: CommentSource,
  post: PostWithComments,
  query: URLSearchParams,
): Promise<void> {
  const wanted = query.get('comment')
  if (wanted) throw redirect(await placeOf(call, post.slug, wanted))
  const { page, thread, repliesPage } = readCommentAddress(query)
  const isFirst = page === 1
  const [listed, below] = await Promise.all([
    isFirst ? undefined : ensure(commentListQuery({ params: { id: post.slug }, query: { page } })),
    thread === null
      ? undefined
      : ensure(repliesQuery({ params: { id: thread }, query: { page: repliesPage } })),
  ])
  if (listed) redirectPastLastPage(listed.pagination, (last) => commentsPath(post.slug, { page: last }))
  if (below)
    redirectPastLastPage(below.pagination, (last) =>
      commentsPath(post.slug, { page, thread, repliesPage: last }),
    )
}

/** The address that shows a comment; the address of all comments if there is no such comment. */
export async function placeOf(call: Call, slug: string, id: string): Promise<string> {
  try {
    const { data: place } = await call(commentEndpoints.locate, { params: { id } })
    const { page, thread_id: thread, replies_page: repliesPage } = place
    return commentsPath(slug, { page, thread, repliesPage }, commentAnchor(id))
  } catch (error) {
    if (error instanceof ProblemError && (error.status === 404 || error.status === 422))
      return commentsPath(slug, {})
    throw error
  }
}
