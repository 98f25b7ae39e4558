import { Button } from '@chignon/ui/button'
import { EmptyState } from '@chignon/ui/empty-state'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../site/page-link.tsx'

/** Replaces the list of tickets while there are none. */
export function NoTickets() {
  return (
    <EmptyState
      seed="my-tickets"
      coiffure="braid"
      title={<Trans>No tickets yet</Trans>}
      text={<Trans>Reserve a seat at a live masterclass, and your ticket will be here.</Trans>}
      action={
        <Button asChild>
          <PageLink to="/masterclasses">
            <Trans>See live masterclasses</Trans>
          </PageLink>
        </Button>
      }
    />
  )
}
