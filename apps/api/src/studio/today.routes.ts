import { reachOf, type Permission } from '@chignon/contract/platform/permission'
import { todayEndpoints, type WaitingKind } from '@chignon/contract/platform/today'
import { implement } from '../platform/http/implement.ts'
import { countWaiting, netRevenue } from './today.queries.ts'

const day = 24 * 60 * 60_000

/** What each kind of work needs. */
const permissionOf: Record<WaitingKind, Permission> = {
  chats: 'chat.answer',
  contact_messages: 'inbox.answer',
  exams: 'exams.review',
  reports: 'moderation.decide',
  money_cases: 'orders.read',
  refunds_to_send: 'orders.read',
  transfers_due: 'orders.read',
  bank_payments: 'orders.read',
  failed_videos: 'content.edit',
}

/** What waits for the people who run the academy (STUDIO-1). */
export const todayRoutes = implement(todayEndpoints, {
  async show({ viewer, services: { db, clock } }) {
    const now = clock()
    const reach = (kind: WaitingKind) => reachOf(viewer.role, permissionOf[kind])
    const readsOrders = reachOf(viewer.role, 'orders.read') === 'all'
    const [waiting, revenue] = await Promise.all([
      countWaiting(db(), { viewerId: viewer.id, now, reach }),
      readsOrders
        ? netRevenue(db(), {
            from: new Date(now.getTime() - 14 * day),
            middle: new Date(now.getTime() - 7 * day),
          })
        : null,
    ])
    const inOrder = waiting
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => (a.oldestAt?.getTime() ?? 0) - (b.oldestAt?.getTime() ?? 0))
    return {
      data: {
        waiting: inOrder.map(({ kind, count, oldestAt }) => ({
          kind,
          count,
          oldest_at: oldestAt?.toISOString() ?? null,
        })),
        revenue: revenue && { currency: 'USD', this_week: revenue.thisWeek, last_week: revenue.lastWeek },
      },
    }
  },
})
