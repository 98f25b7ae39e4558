import type { Purchase, PurchaseLine } from '@chignon/contract/commerce/purchase'
import type {
  findGivenAccesses,
  findPurchasedOrders,
  listPurchasedLines,
  listPurchaseInvoices,
} from './purchase.queries.ts'

type OrderRow = Awaited<ReturnType<typeof findPurchasedOrders>>[number]
type LineRow = Awaited<ReturnType<typeof listPurchasedLines>>[number]
type InvoiceRow = Awaited<ReturnType<typeof listPurchaseInvoices>>[number]
type AccessRow = Awaited<ReturnType<typeof findGivenAccesses>>[number]

/** Maps an order with its lines and invoices to a purchase. */
export function presentOrderPurchase(
  { lines, invoices, ...row }: OrderRow & { lines: LineRow[]; invoices: InvoiceRow[] },
  boughtAt: Date,
  now: Date,
): Purchase {
  return {
    id: row.id,
    bought_at: boughtAt.toISOString(),
    lines: lines.map((line) => presentLine(line, now)),
    order: {
      id: row.id,
      number: row.number,
      state: row.state,
      discount: row.discount,
      tax: row.tax,
      total: row.total,
      refunded: row.refunded,
      currency: row.currency,
      due_at: row.dueAt?.toISOString() ?? null,
      invoices: invoices.map(({ id, kind, year, sequence }) => ({
        id,
        kind,
        number: `${year}-${String(sequence).padStart(6, '0')}`,
      })),
    },
  }
}

/** Maps access that the academy gave to a purchase without an order. */
export function presentGivenAccess(row: AccessRow, boughtAt: Date, now: Date): Purchase {
  const types = ['course', 'program', 'online-masterclass'] as const
  const lines = types.flatMap((type): PurchaseLine[] => {
    const product = row[type]
    if (!product) return []
    return [
      {
        type,
        name: product.name,
        event_name: null,
        slug: `${folders[type]}/${product.slug}`,
        count: 1,
        subtotal: null,
        total: null,
        ends_at: row.endsAt.toISOString(),
        has_expired: row.endsAt <= now,
      },
    ]
  })
  return { id: row.id, bought_at: boughtAt.toISOString(), lines, order: null }
}

const folders = {
  course: 'courses',
  program: 'programs',
  'online-masterclass': 'online-masterclasses',
} as const

function presentLine(
  { type, name, eventName, slug, count, subtotal, total, endsAt, accessEndsAt }: LineRow,
  now: Date,
): PurchaseLine {
  return {
    type,
    name,
    event_name: eventName,
    slug,
    count,
    subtotal,
    total,
    ends_at: endsAt?.toISOString() ?? null,
    has_expired: accessEndsAt !== null && accessEndsAt <= now,
  }
}
