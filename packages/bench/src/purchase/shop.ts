import { mkdir } from 'node:fs/promises'
import { openDatabase, type Database } from '../../../../apps/api/src/platform/db/client.ts'
import { startEmbedded } from '../../../../apps/api/src/platform/db/embedded.ts'
import { makeCourse } from '../../../../apps/api/src/platform/db/factories/course.ts'
import { makeLiveMasterclass } from '../../../../apps/api/src/platform/db/factories/live-masterclass.ts'
import { makeMember } from '../../../../apps/api/src/platform/db/factories/user.ts'
import { migrate } from '../../../../apps/api/src/migrate.ts'
import type { Products } from './purchase.ts'

const seats = 100_000
const day = 24 * 60 * 60 * 1000

/** A database that has one course and one event to sell. */
export type Shop = {
  databaseUrl: string
  db: Database
  products: Products
  /** Inserts a person and returns their token. */
  makeBuyer(): Promise<string>
  close(): Promise<void>
}

/** Starts a database with something to sell. Its event has seats for everyone. */
export async function openShop(dataDir: string): Promise<Shop> {
  await mkdir(dataDir, { recursive: true })
  const embedded = await startEmbedded({ dataDir })
  await migrate(embedded.url)
  const db = openDatabase(embedded.url, { connections: 20 })
  const { id: courseId } = await makeCourse(db)
  const event = await makeLiveMasterclass(db, {
    startsAt: new Date(Date.now() + 30 * day),
    endsAt: new Date(Date.now() + 31 * day),
    tickets: [{ price: 20_000, seats }],
  })
  return {
    databaseUrl: embedded.url,
    db,
    products: { courseId, ticketId: event.tickets[0]?.id ?? '' },
    makeBuyer: async () => (await makeMember(db, new Date())).token,
    async close() {
      await db.close()
      await embedded.stop()
    },
  }
}
