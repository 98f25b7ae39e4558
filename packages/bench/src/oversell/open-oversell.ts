import { mkdir } from 'node:fs/promises'
import { openDatabase } from '../../../../apps/api/src/platform/db/client.ts'
import { startEmbedded } from '../../../../apps/api/src/platform/db/embedded.ts'
import { makeLiveMasterclass } from '../../../../apps/api/src/platform/db/factories/live-masterclass.ts'
import { makeMember } from '../../../../apps/api/src/platform/db/factories/user.ts'
import { migrate } from '../../../../apps/api/src/migrate.ts'

const seats = 50
const stock = 15
const day = 24 * 60 * 60 * 1000

/** A person with a token. */
export type Buyer = { token: string }

/** An event with one type of tickets and one package. */
export type Event = { ticketId: string; packageId: string }

/** Starts a database with buyers, in which events can be made. */
export async function openOversell(dataDir: string, buyerCount: number) {
  await mkdir(dataDir, { recursive: true })
  const embedded = await startEmbedded({ dataDir })
  await migrate(embedded.url)
  const db = openDatabase(embedded.url)
  const buyers: Buyer[] = []
  for (let made = 0; made < buyerCount; made += 1) buyers.push(await makeMember(db, new Date()))
  return {
    databaseUrl: embedded.url,
    seats,
    buyers,
    async makeEvent(): Promise<Event> {
      const event = await makeLiveMasterclass(db, {
        startsAt: new Date(Date.now() + 30 * day),
        endsAt: new Date(Date.now() + 31 * day),
        tickets: [{ price: 20_000, seats }],
        packages: [{ price: 5000, stock }],
      })
      return { ticketId: event.tickets[0]?.id ?? '', packageId: event.packages[0]?.id ?? '' }
    },
    async countTaken({ ticketId }: Event): Promise<number> {
      const { rows } = await db.pool.query<{ taken: number }>(
        'select seats_taken as taken from ticket_types where id = $1',
        [ticketId],
      )
      return rows[0]?.taken ?? Number.NaN
    },
    async close(): Promise<void> {
      await db.close()
      await embedded.stop()
    },
  }
}
