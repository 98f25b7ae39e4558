import { waitlistEndpoints, type WaitlistEntry } from '@chignon/contract/commerce/waitlist'
import type { Locale } from '@chignon/contract/platform/locale'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { joinWaitlist } from './join-waitlist.ts'
import { leaveWaitlist } from './leave-waitlist.ts'
import { waitlistMessages } from './waitlist.messages.ts'
import { presentWaitlistEntry } from './waitlist.present.ts'
import { listWaitlist } from './waitlist.queries.ts'

/** The waiting lists that the viewer is on. */
export const waitlistRoutes = implement(waitlistEndpoints, {
  async list({ query, viewer, locale, services: { db } }) {
    const filter = { userId: viewer.id, liveMasterclassId: query.live_masterclass_id }
    const { rows, total } = await listWaitlist(db(), filter, locale, query)
    return { data: rows.map(presentWaitlistEntry), pagination: paginationOf(query, total) }
  },
  async join({ body, viewer, locale, fail, services }) {
    // Each entry sends a mail.
    await services.limits.waitlistPerAccount.take(viewer.id)
    const { id } = await joinWaitlist(services, { userId: viewer.id, form: body, fail })
    return {
      data: await show(services, { id, userId: viewer.id }, locale),
      message: waitlistMessages.joined[locale],
    }
  },
  async leave({ params, viewer, locale, fail, services }) {
    const done = await leaveWaitlist(services, { id: params.id, userId: viewer.id, fail })
    return { message: waitlistMessages[done][locale] }
  },
})

async function show(
  { db }: Pick<Services, 'db'>,
  { id, userId }: { id: string; userId: string },
  locale: Locale,
): Promise<WaitlistEntry> {
  const { rows } = await listWaitlist(db(), { userId, id }, locale, { page: 1, per_page: 1 })
  const [row] = rows
  if (!row) throw new Error(`there is no waiting list entry ${id}`)
  return presentWaitlistEntry(row)
}
