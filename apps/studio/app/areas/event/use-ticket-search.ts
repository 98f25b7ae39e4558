import { useSearchParams } from 'react-router'
import { useListAddress } from '../../lib/use-list-address.ts'

const states = ['valid', 'used', 'refunded', 'cancelled'] as const

/** What the address says of the attendees of an event. */
export function useTicketSearch(eventId: string) {
  const { params, page, search, setSearch } = useListAddress()
  const [, setParams] = useSearchParams()
  const state = states.find((each) => each === params.get('state'))
  const typeId = params.get('type') ?? ''
  const query = {
    page,
    live_masterclass_id: eventId,
    ...(search === '' ? {} : { search }),
    ...(state ? { state } : {}),
    ...(typeId === '' ? {} : { ticket_type_id: typeId }),
  }
  const changed = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (value === '') next.delete(name)
    else next.set(name, value)
    return next
  }
  return {
    query,
    search,
    setSearch,
    /** The ticket that was looked for with the palette. */
    foundId: params.get('ticket'),
    state,
    typeId,
    setType: (id: string) => setParams(changed('type', id), { replace: true }),
    /** The address with another state; empty for all. */
    addressOf: (each: string) => `?${changed('state', each).toString()}`,
    isFiltered: search !== '' || state !== undefined || typeId !== '',
  }
}
