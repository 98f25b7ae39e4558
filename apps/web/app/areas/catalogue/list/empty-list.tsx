import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { LazyEmptyState } from '../../site/lazy-empty-state.tsx'

type EmptyListProps = {
  /** The search text that found nothing. */
  search?: string
  /** Whether a filter such as a category leaves nothing. */
  isFiltered?: boolean
}

/** Empty state of a list: what was searched or filtered and a link to all courses, else that there is nothing yet. */
export function EmptyList({ search = '', isFiltered = false }: EmptyListProps) {
  if (!search && !isFiltered)
    return (
      <LazyEmptyState
        title={<Trans>Nothing here yet</Trans>}
        text={<Trans>We are preparing it. Please come back soon.</Trans>}
      />
    )
  return (
    <LazyEmptyState
      title={
        <span className="wrap-anywhere">
          {search ? <Trans>No results for “{search}”</Trans> : <Trans>Nothing matches this choice</Trans>}
        </span>
      }
      text={
        search ? (
          <Trans>Check the spelling, try another word or browse the catalogue.</Trans>
        ) : (
          <Trans>Choose another filter or browse the catalogue.</Trans>
        )
      }
      action={
        <Button asChild variant="secondary">
          <Link to="/educations">
            <Trans>See all courses</Trans>
          </Link>
        </Button>
      }
    />
  )
}
