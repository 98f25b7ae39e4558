import type { StaffEvent } from '@chignon/contract/commerce/staff-event'
import type { StaffTicket } from '@chignon/contract/commerce/staff-ticket'
import { DataTable } from '@chignon/ui/data-table'
import { EmptyState } from '@chignon/ui/empty-state'
import { TextLink } from '@chignon/ui/text-link'
import { maxResentTickets } from '@chignon/contract/commerce/commerce-rules'
import { reachOf } from '@chignon/contract/platform/permission'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { useStartData } from '../../lib/start-data-context.ts'
import { ResendButton } from './resend-button.tsx'
import { TicketMenu } from './ticket-menu.tsx'
import { TicketState } from './ticket-state.tsx'

type AttendeeTableProps = {
  event: StaffEvent
  tickets: StaffTicket[]
  isBusy: boolean
  isFiltered: boolean
}

/** A page of tickets by the holder's name. Chosen ones are kept on other pages. */
export function AttendeeTable({ event, tickets, isBusy, isFiltered }: AttendeeTableProps) {
  const { t } = useLingui()
  const { viewer } = useStartData()
  // Whether each chosen ticket is valid: only those are sent again.
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const choose = (ids: readonly string[]) => {
    const isValid = (id: string) => tickets.some((ticket) => ticket.id === id && ticket.state === 'valid')
    setChosen(new Map(ids.slice(0, maxResentTickets).map((id) => [id, chosen.get(id) ?? isValid(id)])))
  }
  const validIds = [...chosen].flatMap(([id, isValid]) => (isValid ? [id] : []))
  const mayChange = reachOf(viewer.role, 'tickets.change') !== undefined
  return (
    <>
      {mayChange && tickets.length > 0 && (
        <ResendButton eventId={event.id} ticketIds={chosen.size === 0 ? null : validIds} />
      )}
      <DataTable
        {...(mayChange && { value: [...chosen.keys()], onValueChange: choose })}
        caption={t`Attendees by name`}
        rows={tickets}
        rowId={({ id }) => id}
        isBusy={isBusy}
        columns={[
          {
            id: 'holder',
            header: t`Holder`,
            renderCell: ({ holder }) => (
              <>
                <span className="block">
                  <bdi>{holder.full_name}</bdi>
                </span>
                <span className="block text-small font-normal text-text-muted wrap-anywhere">
                  <bdi>{holder.email}</bdi>
                </span>
              </>
            ),
            isPrimary: true,
            width: 'wide',
          },
          {
            id: 'type',
            header: t`Ticket`,
            renderCell: ({ type, special_package: extra, number }) => (
              <>
                <span className="block">
                  <bdi>{[type.name, extra?.name].filter(Boolean).join(' + ')}</bdi>
                </span>
                <span className="block text-small whitespace-nowrap text-text-muted">
                  <bdi>{number}…</bdi>
                </span>
              </>
            ),
          },
          { id: 'order', header: t`Order`, renderCell: (ticket) => <TicketOrder ticket={ticket} /> },
          { id: 'state', header: t`State`, renderCell: (ticket) => <TicketState ticket={ticket} /> },
          {
            id: 'actions',
            header: <span className="sr-only">{t`Actions`}</span>,
            align: 'end',
            width: 'narrow',
            isMenu: true,
            renderCell: (ticket) => <TicketMenu event={event} ticket={ticket} />,
          },
        ]}
        empty={
          <EmptyState
            level={2}
            title={isFiltered ? t`No attendee fits` : t`No attendees yet`}
            text={
              isFiltered
                ? t`Try a part of the name or address, or other filters.`
                : t`Anyone who buys or gets a ticket appears here at once.`
            }
          />
        }
      />
    </>
  )
}

function TicketOrder({ ticket: { order, is_given: isGiven } }: { ticket: StaffTicket }) {
  const { t } = useLingui()
  if (!order) return isGiven ? t`Given` : '–'
  return (
    <TextLink asChild variant="plain" className="whitespace-nowrap">
      <Link to={`/orders/${order.id}`}>{order.number}</Link>
    </TextLink>
  )
}
