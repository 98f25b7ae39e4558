import { createCall } from '@chignon/app-kit/data/call'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { staffOrderEndpoints } from '@chignon/contract/commerce/staff-order'
import { authEndpoints } from '@chignon/contract/identity/auth'

/** The sample event whose seats journeys buy. */
export const eventWithSeats = 'the-anatomy-of-a-perfect-cut'

/** Gives that event so many seats that journeys at the same time never wait for those of another one. */
export async function addSeats(url: string): Promise<void> {
  const call = (token: string | null) => createCall({ base: `${url}/api/v1`, locale: 'en', token })
  const { data: session } = await call(null)(authEndpoints.login, {
    body: { email: 'owner@example.com', password: 'hairdesign' },
  })
  const { data: event } = await call(null)(liveMasterclassEndpoints.show, { params: { id: eventWithSeats } })
  for (const { id } of event.tickets)
    await call(session.token)(staffOrderEndpoints.setSeats, { params: { id }, body: { seats: 500 } })
}
