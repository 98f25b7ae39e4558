import { orderEndpoints, type Order } from '@chignon/contract/commerce/order'
import type { AppLoadContext } from 'react-router'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'

/** An order that the viewer has begun and can still complete. */
export type UnfinishedOrder = Pick<Order, 'id' | 'number' | 'held_until'> & {
  /** What it is for, each product and event once. */
  things: { slug: string; name: string }[]
}

/** The viewer's unfinished orders, newest first, and when they were loaded (ORDER-15). */
export type UnfinishedOrders = { orders: UnfinishedOrder[]; now: string }

/** Loads the unfinished orders of the viewer; none for guests, and if the API fails. `slug` selects those with one product or event. */
export async function loadUnfinishedOrders(
  { context, request }: { context: AppLoadContext; request: Request },
  slug?: string,
): Promise<UnfinishedOrders> {
  const now = new Date().toISOString()
  if (!context.session.token) return { orders: [], now }
  const query = { unfinished: '1' } as const
  const found = await loaderQueries(context, request).loadOptional(orderEndpoints.list, { query })
  const orders = (found?.data ?? []).map(toUnfinished)
  return {
    orders: orders.filter(({ things }) => slug === undefined || things.some((thing) => thing.slug === slug)),
    now,
  }
}

function toUnfinished({ id, number, held_until, lines }: Order): UnfinishedOrder {
  const names = new Map(lines.map((line) => [line.slug, line.event_name ?? line.name]))
  return { id, number, held_until, things: [...names].map(([slug, name]) => ({ slug, name })) }
}
