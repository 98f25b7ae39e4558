import type { Sample } from './sample.ts'
import type { Booking } from './seed-tickets.ts'

/** People who write nothing in the community: they only buy. */
export function buyersOf({ people }: Sample): Sample['people'] {
  return people.filter(
    ({ role, about, slug }) => role === 'learner' && about === null && slug !== 'mila-novak',
  )
}

// How many tickets are bought at once, in turns.
const sizes = [1, 2, 3, 1, 4, 2]

/** Who bought the seats that are taken of the events that are not over, beside the given bookings. */
export function bookingsOf(sample: Sample, others: readonly Booking[]): Booking[] {
  const buyers = buyersOf(sample)
  const elsewhere = (event: string, type: string) =>
    others.flatMap((booking) =>
      booking.event === event ? booking.tickets.filter((ticket) => ticket.type === type) : [],
    ).length
  return sample.liveMasterclasses
    .filter(({ starts_in_days, length_days }) => starts_in_days + length_days > 0)
    .flatMap((event, eventIndex) => {
      const seats = event.tickets.flatMap(({ slug, seats_taken }) =>
        Array.from({ length: seats_taken - elsewhere(event.slug, slug) }, () => slug),
      )
      return inTurns(seats).map((types, index): Booking => {
        const first = index * 5 + eventIndex * 7
        const holders = types.map((_, place) => buyers[(first + place) % buyers.length])
        return {
          person: holders[0]?.slug ?? '',
          event: event.slug,
          key: `${event.slug}-${index}`,
          method: index % 4 === 3 ? 'transfer' : 'card',
          ago: 3 + ((index * 11) % 57),
          tickets: types.map((type, place) => ({ type, holder: holderOf(holders[place]) })),
        }
      })
    })
}

function inTurns(seats: string[]): string[][] {
  const groups: string[][] = []
  let taken = 0
  while (taken < seats.length) {
    const size = sizes[groups.length % sizes.length] ?? 1
    groups.push(seats.slice(taken, taken + size))
    taken += size
  }
  return groups
}

function holderOf(person: Sample['people'][number] | undefined) {
  if (!person) throw new Error('the sample has no buyers')
  return { fullName: `${person.first_name} ${person.last_name}`, email: person.email }
}
