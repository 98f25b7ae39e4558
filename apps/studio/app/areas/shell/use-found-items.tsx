import { fullName } from '@chignon/contract/identity/full-name'
import type { CommandPaletteItem } from '@chignon/ui/command-palette'
import { BookOpen } from '@chignon/ui/icons/book-open'
import { Receipt } from '@chignon/ui/icons/receipt'
import { Ticket } from '@chignon/ui/icons/ticket'
import { UserRound } from '@chignon/ui/icons/user-round'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { foundOrdersQuery, foundPeopleQuery, foundThingsQuery, foundTicketsQuery } from './palette-queries.ts'
import { useFound } from './use-found.ts'
import { usePaused } from './use-paused.ts'

/**
 * The people, orders, tickets and courses that fit what is typed; their ids are addresses. Tickets are first, since their holders ask for them at the
 * door, unless the number of an order was typed.
 */
export function useFoundItems(typed: string) {
  const { t } = useLingui()
  const formats = useFormats()
  const searched = usePaused(typed)
  const search = { typed, searched }
  const orders = useFound({
    ...search,
    query: foundOrdersQuery({ query: { search: searched, per_page: 6 } }),
    minLength: 2,
    permission: 'orders.read',
  })
  const tickets = useFound({
    ...search,
    query: foundTicketsQuery({ query: { search: searched, per_page: 5 } }),
    minLength: 3,
    permission: 'events.read',
  })
  const people = useFound({
    ...search,
    query: foundPeopleQuery({ query: { search: searched, per_page: 5 } }),
    minLength: 3,
    permission: 'people.read',
  })
  const things = useFound({
    ...search,
    query: foundThingsQuery({ query: { search: searched, kind: 'course', per_page: 5 } }),
    minLength: 3,
    permission: 'content.edit',
  })
  const foundOrders = orders.found?.data ?? []
  const ofOrders = foundOrders.map(({ id, number, buyer, total, currency }): CommandPaletteItem => ({
    id: `/orders/${id}`,
    label: number,
    detail: `${buyer.full_name} · ${formats.money(total, currency)}`,
    icon: <Receipt />,
    group: t`Orders`,
  }))
  const ofTickets = (tickets.found?.data ?? []).map(
    ({ id, holder, type, live_masterclass: event, number }): CommandPaletteItem => {
      const query = new URLSearchParams({ search: number, ticket: id })
      return {
        id: `/events/${event.id}/attendees?${query.toString()}`,
        label: holder.full_name,
        detail: `${event.name} · ${type.name}`,
        icon: <Ticket />,
        group: t`Tickets`,
      }
    },
  )
  const ofPeople = (people.found?.data ?? []).map((person): CommandPaletteItem => ({
    id: `/people/${person.id}`,
    label: fullName(person),
    detail: person.email,
    icon: <UserRound />,
    group: t`People`,
  }))
  const ofThings = (things.found?.data ?? []).map(({ id, name }): CommandPaletteItem => ({
    id: `/courses/${id}`,
    label: name,
    icon: <BookOpen />,
    group: t`Courses`,
  }))
  const plain = (text: string) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const isOrderNumber = foundOrders.some(({ number }) => plain(number) === plain(typed))
  return {
    found: isOrderNumber
      ? [...ofOrders, ...ofTickets, ...ofPeople, ...ofThings]
      : [...ofTickets, ...ofPeople, ...ofThings, ...ofOrders],
    isLoading: orders.isLoading || tickets.isLoading || people.isLoading || things.isLoading,
    error: orders.error ?? tickets.error ?? people.error ?? things.error,
  }
}
