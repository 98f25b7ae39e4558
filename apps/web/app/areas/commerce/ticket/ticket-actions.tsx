import { Button } from '@chignon/ui/button'
import type { TicketEvent, TicketState } from '@chignon/contract/commerce/ticket'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../site/page-link.tsx'

type TicketActionsProps = {
  code: string
  state: TicketState
  event: TicketEvent
}

/** What the holder of a ticket can do with it: add it to the calendar, save it, open the event's page. */
export function TicketActions({ code, state, event }: TicketActionsProps) {
  const isTicketUsable = state === 'valid' || state === 'used'
  return (
    <div className="flex flex-wrap gap-3">
      {isTicketUsable && event.status !== 'finished' && event.schedule !== 'postponed' && (
        <Button asChild>
          <a href={`/tickets/${code}/calendar.ics`} download>
            <Trans>Add to calendar</Trans>
          </a>
        </Button>
      )}
      {isTicketUsable && (
        <Button asChild variant="secondary">
          <a href={`/bff/tickets/${code}/pdf`} download>
            <Trans>Download as PDF</Trans>
          </a>
        </Button>
      )}
      <Button asChild variant="quiet">
        <PageLink to={`/live-masterclasses/${event.slug}`}>
          <Trans>About the event</Trans>
        </PageLink>
      </Button>
    </div>
  )
}
