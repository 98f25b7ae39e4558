import type { Locale } from '@chignon/contract/platform/locale'
import {
  and,
  count,
  eq,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
  unionAll,
} from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { invoices } from '../../platform/db/schema/invoice.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { payments } from '../../platform/db/schema/payment.ts'
import { programs } from '../../platform/db/schema/program.ts'

// A checkout that was left before anything was paid is not a purchase.
const wasSubmitted = and(
  ne(orders.state, 'draft'),
  or(
    sql`${orders.state} not in ('cancelled', 'expired')`,
    sql`exists (select from ${payments} where ${payments.orderId} = ${orders.id})`,
  ),
)

// An order keeps the name of what was sold; access without an order would show the name of a draft (DRAFT-1).
const isProductPublished = or(
  isNotNull(courses.publishedAt),
  isNotNull(programs.publishedAt),
  isNotNull(onlineMasterclasses.publishedAt),
)

/** A page of a person's purchases, newest first: the orders, and access without an order. */
export function listPurchases(db: Connection, userId: string, pageParams: PageParams) {
  const all = unionAll(
    db
      .select({
        id: sql<string>`${orders.id}`.as('id'),
        isOrder: sql<boolean>`true`.as('is_order'),
        boughtAt: sql<Date>`coalesce(${orders.paidAt}, ${orders.createdAt})`.as('bought_at'),
      })
      .from(orders)
      .where(and(eq(orders.userId, userId), wasSubmitted)),
    db
      .select({
        id: sql<string>`${accesses.id}`.as('id'),
        isOrder: sql<boolean>`false`.as('is_order'),
        boughtAt: sql<Date>`${accesses.createdAt}`.as('bought_at'),
      })
      .from(accesses)
      .leftJoin(courses, eq(courses.id, accesses.courseId))
      .leftJoin(programs, eq(programs.id, accesses.programId))
      .leftJoin(onlineMasterclasses, eq(onlineMasterclasses.id, accesses.onlineMasterclassId))
      .where(and(eq(accesses.userId, userId), isNull(accesses.orderLineId), isProductPublished)),
  ).as('purchases')
  const counted = db.select({ total: count() }).from(all)
  const rows = db
    .select({
      id: all.id,
      isOrder: all.isOrder,
      boughtAt: sql`${all.boughtAt}`.mapWith(orders.createdAt),
      total: totalOf(counted),
    })
    .from(all)
    .orderBy(sql`${all.boughtAt} desc`, all.id)
  return paginate(pageParams, rows, counted)
}

/** The orders with the given ids. */
export function findPurchasedOrders(db: Connection, ids: string[]) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      state: orders.state,
      discount: orders.discount,
      tax: orders.tax,
      total: orders.total,
      refunded: orders.refunded,
      currency: orders.currency,
      dueAt: orders.dueAt,
    })
    .from(orders)
    .where(idIn(orders.id, ids))
}

/** The lines of orders. `accessEndsAt` is the end of the buyer's longest access to the same product. */
export function listPurchasedLines(db: Connection, orderIds: string[], locale: Locale) {
  const ofSameProduct = or(
    eq(accesses.courseId, orderLines.courseId),
    eq(accesses.programId, orderLines.programId),
    eq(accesses.onlineMasterclassId, orderLines.onlineMasterclassId),
  )
  return db
    .select({
      orderId: orderLines.orderId,
      type: orderLines.type,
      name: inLocale(orderLines.name, locale),
      eventName: sql<string | null>`${inLocale(sql`${orderLines.eventName}`, locale)}`,
      slug: orderLines.slug,
      count: orderLines.count,
      subtotal: orderLines.subtotal,
      total: orderLines.total,
      endsAt: accessEndWhere(eq(accesses.orderLineId, orderLines.id)),
      accessEndsAt: accessEndWhere(and(eq(accesses.userId, orders.userId), ofSameProduct)),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(idIn(orderLines.orderId, orderIds))
    .orderBy(orderLines.position)
}

function accessEndWhere(where: SQL | undefined): SQL<Date | null> {
  return sql<Date | null>`(select max(${accesses.endsAt}) from ${accesses} where ${where})`.mapWith(
    accesses.endsAt,
  )
}

/** The invoices and credit notes of orders, oldest first. */
export function listPurchaseInvoices(db: Connection, orderIds: string[]) {
  return db
    .select({
      orderId: invoices.orderId,
      id: invoices.id,
      kind: invoices.kind,
      year: invoices.year,
      sequence: invoices.sequence,
    })
    .from(invoices)
    .where(idIn(invoices.orderId, orderIds))
    .orderBy(invoices.year, invoices.sequence)
}

/** The accesses with the given ids, each with its product. */
export async function findGivenAccesses(db: Connection, ids: string[], locale: Locale) {
  return db
    .select({
      id: accesses.id,
      endsAt: accesses.endsAt,
      course: productOf(courses, locale),
      program: productOf(programs, locale),
      'online-masterclass': productOf(onlineMasterclasses, locale),
    })
    .from(accesses)
    .leftJoin(courses, eq(courses.id, accesses.courseId))
    .leftJoin(programs, eq(programs.id, accesses.programId))
    .leftJoin(onlineMasterclasses, eq(onlineMasterclasses.id, accesses.onlineMasterclassId))
    .where(idIn(accesses.id, ids))
}

type ProductTable = typeof courses | typeof programs | typeof onlineMasterclasses

function productOf(table: ProductTable, locale: Locale) {
  return sql<{ slug: string; name: string } | null>`case when ${table.id} is not null
    then json_build_object('slug', ${table.slug}, 'name', ${inLocale(table.name, locale)}) end`
}
