import type { Billing } from '@chignon/contract/commerce/billing'
import type { Localized } from '@chignon/contract/platform/localized'
import { orderStateNames } from '@chignon/contract/commerce/commerce-rules'
import { orderLineTypes } from '@chignon/contract/commerce/order'
import { locales } from '@chignon/contract/platform/locale'
import {
  check,
  desc,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uuid,
} from '../drizzle.ts'
import { createdAt, id, position, timestamptz } from './columns.ts'
import { courses } from './course.ts'
import { ticketPackages, ticketTypes } from './live-masterclass.ts'
import { onlineMasterclasses } from './online-masterclass.ts'
import { programs } from './program.ts'
import { promoCodes } from './promo-code.ts'
import { subscriptionPlans } from './subscription-plan.ts'
import { users } from './user.ts'

/**
 * Orders: snapshots of what was chosen, its prices and its buyer (ORDER-7). The state changes only by the table in
 * `order.states.ts`. Amounts are cents.
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: text('number').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    idempotencyKey: text('idempotency_key').notNull(),
    /** The digest of the body it was placed with, to detect another body with the same key; null for our own orders. */
    bodyDigest: text('body_digest'),
    state: text('state', { enum: orderStateNames }).notNull().default('draft'),
    /** The language of the order's mails and documents. */
    locale: text('locale', { enum: locales }).notNull(),
    currency: text('currency').notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    refunded: integer('refunded').notNull().default(0),
    promoCodeId: uuid('promo_code_id').references(() => promoCodes.id),
    /** The code as it was typed, for the documents. */
    promoCode: text('promo_code'),
    billing: jsonb('billing').$type<Billing>(),
    /** How the buyer chose to pay; null before that. */
    paymentMethod: text('payment_method', { enum: ['card', 'transfer'] }),
    /** Until when seats and promotional code are held; null once they are sold or released (SEAT-2). */
    heldUntil: timestamptz('held_until'),
    /** What has become of its seats; null if it has none. Changes only by the table in `hold.states.ts`. */
    hold: text('hold', { enum: ['held', 'prolonged', 'billed', 'consumed', 'released'] }),
    /** Until when the invoice can be paid; null unless it is paid by bank transfer (INVOICE-1). */
    dueAt: timestamptz('due_at'),
    createdAt: createdAt(),
    paidAt: timestamptz('paid_at'),
    closedAt: timestamptz('closed_at'),
  },
  (order) => [
    unique('orders_idempotency_key').on(order.userId, order.idempotencyKey),
    index('orders_created').on(desc(order.createdAt), desc(order.id)),
    // For the revenue of some days.
    index('orders_paid')
      .on(order.paidAt)
      .where(sql`${order.paidAt} is not null`),
    index('orders_user').on(order.userId, desc(order.createdAt)),
    index('orders_promo_code').on(order.promoCodeId),
    index('orders_unpaid')
      .on(order.createdAt)
      .where(sql`${order.state} in ('draft', 'awaiting_payment')`),
    index('orders_due')
      .on(order.dueAt)
      .where(sql`${order.state} = 'awaiting_payment'`),
    index('orders_overdue')
      .on(order.dueAt)
      .where(sql`${order.state} in ('awaiting_payment', 'expired') and ${order.dueAt} is not null`),
    index('orders_state').on(order.state, desc(order.createdAt)),
    // What staff search for: a number without its hyphen, or an amount.
    index('orders_number_letters').on(sql`replace(${order.number}, '-', '') text_pattern_ops`),
    index('orders_total').on(order.total),
    check(
      'orders_amounts',
      sql`${order.subtotal} >= 0 and ${order.tax} >= 0
      and ${order.discount} between 0 and ${order.subtotal}
      and ${order.total} = ${order.subtotal} - ${order.discount} + ${order.tax}`,
    ),
    check(
      'orders_hold',
      sql`${order.hold} is null
      or (${order.hold} = 'consumed') = (${order.state} in ('paid', 'partly_refunded', 'refunded'))
      and (${order.hold} = 'released') = (${order.state} in ('cancelled', 'expired'))`,
    ),
    check('orders_refunded', sql`${order.refunded} between 0 and ${order.total}`),
    check(
      'orders_paid',
      sql`${order.state} not in ('paid', 'partly_refunded', 'refunded') or ${order.paidAt} is not null`,
    ),
  ],
)

/** The lines of an order. Their amounts add up to the order's. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: position(),
    type: text('type', { enum: orderLineTypes }).notNull(),
    courseId: uuid('course_id').references(() => courses.id),
    programId: uuid('program_id').references(() => programs.id),
    onlineMasterclassId: uuid('online_masterclass_id').references(() => onlineMasterclasses.id),
    ticketTypeId: uuid('ticket_type_id').references(() => ticketTypes.id),
    ticketPackageId: uuid('ticket_package_id').references(() => ticketPackages.id),
    subscriptionPlanId: uuid('subscription_plan_id').references(() => subscriptionPlans.id),
    name: jsonb('name').$type<Localized>().notNull(),
    /** The name of the event of a ticket or package. */
    eventName: jsonb('event_name').$type<Localized>(),
    /** The path of the page of what is sold, such as `courses/the-bob`. */
    slug: text('slug').notNull(),
    accessDays: integer('access_days'),
    unitPrice: integer('unit_price').notNull(),
    count: integer('count').notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    refunded: integer('refunded').notNull().default(0),
    /** How many of `count` were returned, and their seats with them. */
    returnedCount: integer('returned_count').notNull().default(0),
  },
  (line) => [
    unique('order_lines_position').on(line.orderId, line.position),
    index('order_lines_course').on(line.courseId),
    index('order_lines_program').on(line.programId),
    index('order_lines_online_masterclass').on(line.onlineMasterclassId),
    index('order_lines_ticket_type').on(line.ticketTypeId),
    index('order_lines_ticket_package').on(line.ticketPackageId),
    index('order_lines_subscription_plan').on(line.subscriptionPlanId),
    check(
      'order_lines_one_thing',
      sql`num_nonnulls(${line.courseId}, ${line.programId}, ${line.onlineMasterclassId},
      ${line.ticketTypeId}, ${line.ticketPackageId}, ${line.subscriptionPlanId}) = 1`,
    ),
    check('order_lines_count', sql`${line.count} > 0`),
    check(
      'order_lines_amounts',
      sql`${line.subtotal} = ${line.unitPrice} * ${line.count} and ${line.tax} >= 0
      and ${line.discount} between 0 and ${line.subtotal}
      and ${line.total} = ${line.subtotal} - ${line.discount} + ${line.tax}`,
    ),
    check('order_lines_refunded', sql`${line.refunded} between 0 and ${line.total}`),
    check('order_lines_returned', sql`${line.returnedCount} between 0 and ${line.count}`),
  ],
)

/** The holders of the tickets of an order, one for each ticket (TICKET-5). */
export const orderAttendees = pgTable(
  'order_attendees',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: position(),
    ticketTypeId: uuid('ticket_type_id')
      .notNull()
      .references(() => ticketTypes.id),
    ticketPackageId: uuid('ticket_package_id').references(() => ticketPackages.id),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
  },
  (attendee) => [
    unique('order_attendees_position').on(attendee.orderId, attendee.position),
    index('order_attendees_type').on(attendee.ticketTypeId),
    index('order_attendees_package').on(attendee.ticketPackageId),
  ],
)

/** Further idempotency keys with which an unpaid order was placed again (ORDER-15). */
export const orderKeys = pgTable(
  'order_keys',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyDigest: text('body_digest').notNull(),
  },
  (key) => [
    primaryKey({ columns: [key.orderId, key.idempotencyKey] }),
    index('order_keys_key').on(key.idempotencyKey),
  ],
)
