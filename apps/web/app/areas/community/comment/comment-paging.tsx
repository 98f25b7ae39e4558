import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { commentAnchor, commentsPath } from './comment-address.ts'
import { pagingLink } from './paging-link.ts'
import { hiddenReplies, type ShownThread, type useCommentList } from './use-comment-list.ts'

type CommentList = ReturnType<typeof useCommentList>

/** Leads from a later page of the comments to the first one. */
export function FirstComments({ slug, list }: { slug: string; list: CommentList }) {
  if (list.pages.from === 1) return null
  return (
    <p>
      <Link to={commentsPath(slug, {})} className={pagingLink}>
        <Trans>First comments</Trans>
      </Link>
    </p>
  )
}

type MoreCommentsProps = { slug: string; list: CommentList; onShow: () => void }

/** Shows the next page of comments; a link without scripts. */
export function MoreComments({ slug, list, onShow }: MoreCommentsProps) {
  const { pages, lastPage, isLoading, hasFailed } = list
  if (hasFailed)
    return (
      <div className="grid justify-items-center gap-4">
        <FormMessage tone="error">
          <Trans>The comments could not be loaded.</Trans>
        </FormMessage>
        <Button variant="secondary" onClick={list.retry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  if (pages.to >= lastPage) return null
  return (
    <Button asChild variant="secondary" isBusy={isLoading} className="justify-self-center">
      <Link
        to={commentsPath(slug, { page: pages.to + 1 })}
        onClick={(click) => {
          click.preventDefault()
          if (!isLoading) onShow()
        }}
      >
        <Trans>Show more comments</Trans>
      </Link>
    </Button>
  )
}

type RepliesPagingProps = { slug: string; thread: ShownThread; onShow: () => void }

/** The links to replies of a thread that are not shown. */
export function repliesPaging({ slug, thread, onShow }: RepliesPagingProps): {
  earlier?: ReactNode
  later?: ReactNode
} {
  const { first, page, repliesPages } = thread
  const { before, after } = hiddenReplies(thread)
  const pathOf = (repliesPage: number) =>
    commentsPath(slug, { page, thread: first.id, repliesPage }, commentAnchor(first.id))
  return {
    earlier: repliesPages && before > 0 && (
      <p>
        <Link to={pathOf(repliesPages.from - 1)} preventScrollReset className={pagingLink}>
          <Plural value={before} one="Show # earlier reply" other="Show # earlier replies" />
        </Link>
      </p>
    ),
    later: after > 0 && (
      <p>
        <Link
          to={pathOf((repliesPages?.to ?? 0) + 1)}
          className={pagingLink}
          onClick={(click) => {
            click.preventDefault()
            onShow()
          }}
        >
          <Plural value={after} one="Show # more reply" other="Show # more replies" />
        </Link>
      </p>
    ),
  }
}
