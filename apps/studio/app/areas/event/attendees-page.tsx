import { SearchBox } from '@chignon/ui/search-box'
import { SelectField } from '@chignon/ui/select-field'
import { TabsNav } from '@chignon/ui/tabs-nav'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { ListPagination } from '../shell/list-pagination.tsx'
import { AttendeeActions } from './attendee-actions.tsx'
import { AttendeeTable } from './attendee-table.tsx'
import { FoundTicket } from './found-ticket.tsx'
import { ticketListQuery } from './event-queries.ts'
import { useEvent } from './use-event.ts'
import { useTicketSearch } from './use-ticket-search.ts'

/** Who comes: each ticket of an event with what can be done with it. */
export function AttendeesPage() {
  const { t } = useLingui()
  const event = useEvent()
  const { query, search, setSearch, foundId, state, typeId, setType, addressOf, isFiltered } =
    useTicketSearch(event.id)
  const filters = [
    { id: '', label: t({ context: 'tickets', message: 'All' }) },
    { id: 'valid', label: t`Not checked in` },
    { id: 'used', label: t`Checked in` },
    { id: 'refunded', label: t({ context: 'ticket', message: 'Returned' }) },
    { id: 'cancelled', label: t`Void` },
  ]
  return (
    <div className="flex flex-col gap-6">
      <AttendeeActions event={event} />
      <div className="flex flex-col gap-4">
        <div className="grid items-end gap-4 md:grid-cols-[1fr_16rem]">
          <SearchBox
            action={`/studio/events/${event.id}/attendees`}
            name="search"
            label={t`Search attendees`}
            placeholder={t`Name, e-mail address, ticket or order`}
            defaultValue={search}
            minLength={1}
            onSearch={setSearch}
          />
          <SelectField label={t`Kind of ticket`} value={typeId} onValueChange={setType}>
            <option value="">{t`All kinds`}</option>
            {event.ticket_types.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <TabsNav
          label={t`Filter attendees`}
          items={filters.map((filter) => ({
            ...filter,
            link: <Link to={addressOf(filter.id)} />,
            isCurrent: filter.id === (state ?? ''),
          }))}
        />
      </div>
      <Loaded query={ticketListQuery({ query })}>
        {({ data, pagination }, isBusy) => (
          <>
            <FoundTicket key={foundId} ticket={data.find(({ id }) => id === foundId)} />
            <AttendeeTable event={event} tickets={data} isBusy={isBusy} isFiltered={isFiltered} />
            <ListPagination pagination={pagination} />
          </>
        )}
      </Loaded>
    </div>
  )
}
