import type { StaffEventCard } from '@chignon/contract/commerce/staff-event'
import { DataTable, type DataTableColumn } from '@chignon/ui/data-table'
import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { EventDate } from './event-date.tsx'
import { EventStatus } from './event-status.tsx'

type EventTableProps = { events: StaffEventCard[]; isBusy: boolean; isFiltered: boolean }

/** A page of events; each row opens its event. */
export function EventTable({ events, isBusy, isFiltered }: EventTableProps) {
  const { t } = useLingui()
  const { number, money } = useFormats()
  const counted = (id: 'held' | 'waiting', header: string): DataTableColumn<StaffEventCard> => ({
    id,
    header,
    align: 'end',
    width: 'narrow',
    renderCell: (event) => number(event[id]),
  })
  const revenue: DataTableColumn<StaffEventCard> = {
    id: 'revenue',
    header: t`Revenue`,
    align: 'end',
    renderCell: (event) => event.money && money(event.money.net, event.money.currency),
  }
  return (
    <DataTable
      caption={t`Events`}
      rows={events}
      rowId={({ id }) => id}
      renderLink={({ id }) => <Link to={`/events/${id}`} />}
      isBusy={isBusy}
      columns={[
        {
          id: 'event',
          header: t`Event`,
          renderCell: (event) => (
            <>
              <span className="block">
                <bdi>{event.name}</bdi>
              </span>
              <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small font-normal text-text-muted">
                <bdi>{event.city}</bdi>
                <EventStatus event={event} />
              </span>
            </>
          ),
          isPrimary: true,
          width: 'wide',
        },
        { id: 'when', header: t`When`, renderCell: (event) => <EventDate event={event} /> },
        {
          id: 'sold',
          header: t`Sold`,
          align: 'end',
          renderCell: ({ sold, seats, left }) => (
            <>
              <span className="block">{t`${number(sold)} of ${number(seats)}`}</span>
              <span className="block text-text-muted">{t`${number(left)} left`}</span>
            </>
          ),
        },
        counted('held', t`Held`),
        counted('waiting', t`Waiting`),
        ...(events.some((event) => event.money !== null) ? [revenue] : []),
      ]}
      empty={
        <EmptyState
          level={2}
          title={isFiltered ? t`No event fits` : t`No events here`}
          text={
            isFiltered
              ? t`Try a part of the name, or the city.`
              : t`Events that you may see appear here once they are announced.`
          }
        />
      }
    />
  )
}
