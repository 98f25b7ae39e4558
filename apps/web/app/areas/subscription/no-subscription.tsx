import { Button } from '@chignon/ui/button'
import { EmptyState } from '@chignon/ui/empty-state'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../site/page-link.tsx'

/** Replaces the subscription of a member who never had one. */
export function NoSubscription() {
  return (
    <EmptyState
      seed="subscription"
      coiffure="knot"
      title={<Trans>No subscription yet</Trans>}
      text={<Trans>4 videos of your choice every month with a monthly or annual subscription.</Trans>}
      action={
        <Button asChild>
          <PageLink to="/subscription">
            <Trans>See the plans</Trans>
          </PageLink>
        </Button>
      }
    />
  )
}
