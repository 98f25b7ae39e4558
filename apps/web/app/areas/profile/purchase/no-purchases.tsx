import { Button } from '@chignon/ui/button'
import { EmptyState } from '@chignon/ui/empty-state'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../site/page-link.tsx'

/** Replaces the purchase history while it is empty. */
export function NoPurchases() {
  return (
    <EmptyState
      seed="purchase-history"
      coiffure="knot"
      title={<Trans>Nothing bought yet</Trans>}
      text={<Trans>Courses, programs, masterclasses and tickets you buy will be listed here.</Trans>}
      action={
        <Button asChild>
          <PageLink to="/educations">
            <Trans>See all courses</Trans>
          </PageLink>
        </Button>
      }
    />
  )
}
