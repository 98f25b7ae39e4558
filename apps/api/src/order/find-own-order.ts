import type { Connection } from '../db/client.ts'
import { can } from '../http/authorize.ts'
import type { Fail } from '../http/fail.ts'
import type { Viewer } from '../http/viewer.ts'
import { manageOrder } from './order.policy.ts'
import { findOrder, findOrderRow, type OrderRow, type OrderWithLines } from './order.queries.ts'

/** An order of the viewer. Ends the call with 404 for any other: another person's order does not exist for the viewer. */
export async function findOwnOrder(
  db: Connection,
  id: string,
  viewer: Viewer,
  fail: Fail<'not_found'>,
): Promise<OrderWithLines> {
  const order = await findOrder(db, id)
  return order && can(viewer, manageOrder, order) ? order : fail(404)
}

/** The same without its lines, attendees and payment, in one query instead of four. */
export async function findOwnOrderRow(
  db: Connection,
  id: string,
  viewer: Viewer,
  fail: Fail<'not_found'>,
): Promise<OrderRow> {
  const order = await findOrderRow(db, id)
  return order && can(viewer, manageOrder, order) ? order : fail(404)
}
