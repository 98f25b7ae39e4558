import type { Connection } from '../../platform/db/client.ts'
import { can } from '../../platform/http/authorize.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { manageOrder } from './order.policy.ts'
import { findOrder, findOrderRow, lockOrderWithLines } from './order.queries.ts'
import type { OrderRow, OrderWithLines } from './order-parts.queries.ts'

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

/** The row of an order of the viewer, without lines, attendees and payment. Ends the call with 404 for any other. */
export async function findOwnOrderRow(
  db: Connection,
  id: string,
  viewer: Viewer,
  fail: Fail<'not_found'>,
): Promise<OrderRow> {
  const order = await findOrderRow(db, id)
  return order && can(viewer, manageOrder, order) ? order : fail(404)
}

/** An order of the viewer with its lines, attendees and payment, locked until the transaction ends. */
export async function lockOwnOrder(
  db: Connection,
  id: string,
  viewer: Viewer,
  fail: Fail<'not_found'>,
): Promise<OrderWithLines> {
  const order = await lockOrderWithLines(db, id)
  return order && can(viewer, manageOrder, order) ? order : fail(404)
}
