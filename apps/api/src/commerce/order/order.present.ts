import type { Locale } from '@chignon/contract/platform/locale'
import { localeOf, type Localized } from '@chignon/contract/platform/localized'
import type { Order, OrderLine, OrderLineEvent, Quote } from '@chignon/contract/commerce/order'
import type { LineEvent, OrderLineRow, OrderWithLines } from './order-parts.queries.ts'
import { canPayByTransfer, canProlong, lineReturn } from './order.rules.ts'
import { presentPayment } from '../payment/payment.present.ts'
import type { Services } from '../../platform/services.ts'
import type { Overlaps } from './overlaps.queries.ts'
import type { QuotedLine, QuotedSelection } from './quote-selection.ts'

type PresentServices = Pick<Services, 'clock' | 'env' | 'payments'>

/** Maps a quote to the contract. */
export function presentQuote(quote: QuotedSelection, { owned, included }: Overlaps, locale: Locale): Quote {
  const { lines, promo, currency, subtotal, discount, tax, total } = quote
  return {
    lines: lines.map((line) => presentQuotedLine(line, locale)),
    owned,
    included,
    currency,
    subtotal,
    discount,
    tax,
    total,
    promo_code: promo?.code ?? null,
  }
}

function presentQuotedLine({ item, count, ...amounts }: QuotedLine, locale: Locale): OrderLine {
  return {
    type: item.type,
    id: item.id,
    name: textIn(item.name, locale),
    event_name: item.event && textIn(item.event.name, locale),
    event: item.event && presentEvent(item.event, locale),
    slug: item.slug,
    unit_price: item.unitPrice,
    count,
    ...amounts,
    access_days: item.accessDays,
  }
}

/** Maps an order to the contract. */
export function presentOrder(services: PresentServices, row: OrderWithLines, locale: Locale): Order {
  const now = services.clock()
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    lines: row.lines.map((line) => presentLine(line, locale)),
    attendees: row.attendees.map((attendee) => ({
      ticket_type_id: attendee.ticketTypeId,
      ticket_package_id: attendee.ticketPackageId,
      full_name: attendee.fullName,
      email: attendee.email,
    })),
    billing: row.billing,
    payment_method: row.paymentMethod,
    currency: row.currency,
    subtotal: row.subtotal,
    discount: row.discount,
    tax: row.tax,
    total: row.total,
    promo_code: row.promoCode,
    refunded: row.refunded,
    // The order of a renewal stays open for a time without holding seats.
    held_until: (row.hold && row.heldUntil?.toISOString()) ?? null,
    can_prolong: canProlong(row, now),
    due_at: row.dueAt?.toISOString() ?? null,
    can_pay_by_transfer: canPayByTransfer(row, now),
    can_withdraw: row.lines.some((line) => lineReturn(row, line, now) !== null),
    payment: row.payment && presentPayment(services, row.payment, row, locale),
    created_at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
  }
}

function presentEvent(
  { startsAt, endsAt, timezone, schedule, city }: LineEvent,
  locale: Locale,
): OrderLineEvent {
  return {
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    timezone,
    schedule,
    city: textIn(city, locale),
  }
}

function presentLine(line: OrderWithLines['lines'][number], locale: Locale): Order['lines'][number] {
  return {
    line_id: line.id,
    type: line.type,
    id: itemIdOf(line),
    name: textIn(line.name, locale),
    event_name: line.eventName && textIn(line.eventName, locale),
    event: line.event && presentEvent(line.event, locale),
    slug: line.slug,
    unit_price: line.unitPrice,
    count: line.count,
    subtotal: line.subtotal,
    discount: line.discount,
    tax: line.tax,
    total: line.total,
    refunded: line.refunded,
    access_days: line.accessDays,
  }
}

/** The id of what a line sells. */
export function itemIdOf(line: OrderLineRow): string {
  const id =
    line.courseId ??
    line.programId ??
    line.onlineMasterclassId ??
    line.ticketTypeId ??
    line.ticketPackageId ??
    line.subscriptionPlanId
  if (id === null) throw new Error(`the order line ${line.id} sells nothing`)
  return id
}

function textIn(texts: Localized, locale: Locale): string {
  return texts[localeOf(texts, locale)] ?? ''
}
