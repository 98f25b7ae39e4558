import { Button } from '@chignon/ui/button'
import { EmptyState } from '@chignon/ui/empty-state'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'

/** Empty state of a list: the search text, and a link to all courses. */
export function EmptyList({ search = '' }: { search?: string }) {
  return (
    <EmptyState
      title={
        <span className="wrap-anywhere">
          {search ? <Trans>No results for “{search}”</Trans> : <Trans>Nothing here yet</Trans>}
        </span>
      }
      text={<Trans>Check the spelling, try another word or browse the catalogue.</Trans>}
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
