import { Button } from '@chignon/ui/button'
import { EmptyState } from '@chignon/ui/empty-state'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'

/** An empty list: what was looked for, and the way to all there is. */
export function EmptyList({ search = '' }: { search?: string }) {
  return (
    <EmptyState
      title={
        <span className="wrap-anywhere">
          {search ? <Trans>Nothing found for “{search}”</Trans> : <Trans>Nothing here yet</Trans>}
        </span>
      }
      text={<Trans>Try another word, or browse everything the academy teaches.</Trans>}
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
