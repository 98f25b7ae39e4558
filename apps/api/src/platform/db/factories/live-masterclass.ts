import type { Database } from '../client.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from '../schema/live-masterclass.ts'
import { makeCategory } from './category.ts'
import { inserted } from './inserted.ts'
import { localized } from './localized.ts'
import { serial } from './serial.ts'

type Given = Partial<typeof liveMasterclasses.$inferInsert> & {
  startsAt: Date
  endsAt: Date
  tickets?: { price: number; seats: number; seatsTaken?: number; usableUntil?: Date }[]
  packages?: { price: number; stock: number; stockTaken?: number; usableUntil?: Date }[]
}

/** Inserts an event in Lisbon at the given dates, by default with one kind of ticket and no packages. */
export async function makeLiveMasterclass(db: Database, { tickets, packages = [], ...given }: Given) {
  const number = serial()
  const categoryId = given.categoryId ?? (await makeCategory(db)).id
  const values = {
    slug: `event-${number}`,
    name: localized(`Event ${number}`),
    summary: localized('Two days'),
    description: localized('All of it'),
    timezone: 'Europe/Lisbon',
    venueName: 'Casa',
    venueAddress: 'Rua 1',
    city: localized('Lisbon'),
    country: 'PT',
    latitude: 38.7,
    longitude: -9.1,
    ...given,
    categoryId,
  }
  const event = inserted(await db().insert(liveMasterclasses).values(values).returning())
  const types = (tickets ?? [{ price: 24_900, seats: 20, seatsTaken: 5 }]).map((ticket, index) => ({
    ...ticket,
    liveMasterclassId: event.id,
    slug: `ticket-${index + 1}`,
    position: index + 1,
    name: localized(`Ticket ${index + 1}`),
    note: localized('A seat'),
  }))
  const extras = packages.map((item, index) => ({
    ...item,
    liveMasterclassId: event.id,
    slug: `package-${index + 1}`,
    position: index + 1,
    name: localized(`Package ${index + 1}`),
    note: localized('An extra'),
  }))
  return {
    ...event,
    tickets: types.length > 0 ? await db().insert(ticketTypes).values(types).returning() : [],
    packages: extras.length > 0 ? await db().insert(ticketPackages).values(extras).returning() : [],
  }
}
