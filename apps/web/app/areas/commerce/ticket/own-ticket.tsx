import { FormMessage } from '@chignon/ui/form-message'
import type { Ticket } from '@chignon/contract/commerce/ticket'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { TicketActions } from './ticket-actions.tsx'
import { TicketNotice } from './ticket-notice.tsx'
import { TicketVenue } from './ticket-venue.tsx'
import { TicketView } from './ticket-view.tsx'

/** A ticket of the viewer: with its code, unless it was handed over. */
export function OwnTicket({ ticket }: { ticket: Ticket }) {
  const { dateTime } = useFormats()
  const { code, handed_over_at, holder, live_masterclass: event } = ticket
  if (code === null) {
    const name = <bdi className="wrap-anywhere">{holder.full_name}</bdi>
    const email = (
      <bdi dir="ltr" className="wrap-anywhere">
        {holder.email}
      </bdi>
    )
    const when = dateTime(handed_over_at ?? event.starts_at, event.timezone)
    return (
      <FormMessage tone="info">
        <Trans>
          You handed this ticket over to {name} on {when}. The code was sent to {email}.
        </Trans>
      </FormMessage>
    )
  }
  return (
    <div className="grid gap-6">
      <TicketNotice state={ticket.state} />
      <TicketView ticket={{ ...ticket, code }} />
      <TicketActions code={code} state={ticket.state} event={event} />
      <TicketVenue event={event} />
    </div>
  )
}
