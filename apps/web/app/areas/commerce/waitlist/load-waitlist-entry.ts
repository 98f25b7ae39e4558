import { waitlistEndpoints, type WaitlistEntry } from '@chignon/contract/commerce/waitlist'
import type { AppLoadContext } from 'react-router'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'

/** What the viewer waits for at an event; null if nothing, and for guests. */
export async function loadWaitlistEntry(
  { context, request }: { context: AppLoadContext; request: Request },
  eventId: string,
): Promise<WaitlistEntry | null> {
  if (!context.session.token) return null
  const query = { live_masterclass_id: eventId }
  const { data } = await loaderQueries(context, request).load(waitlistEndpoints.list, { query })
  return data[0] ?? null
}
