import { taxRate } from '@chignon/contract/commerce/commerce-rules'
import { localeOf, type Localized } from '@chignon/contract/platform/localized'
import type { ApiEnv } from '../../platform/env.ts'
import type { InvoiceContent } from './invoice-content.ts'
import type { BilledOrder } from './invoice.queries.ts'

type Issue = { number: string; issuedAt: Date; env: Pick<ApiEnv, 'brand' | 'seller' | 'bankAccount'> }

/** The content of an order's invoice, in the order's language (ORDER-7). */
export function createInvoiceContent(
  { order, lines, buyer }: BilledOrder,
  { number, issuedAt, env: { brand, seller, bankAccount } }: Issue,
): InvoiceContent {
  const text = (texts: Localized) => texts[localeOf(texts, order.locale)] ?? ''
  // An invoice that is issued after the payment asks for none.
  const transfer = order.dueAt !== null &&
    order.paidAt === null && {
      holder: bankAccount.holder,
      iban: bankAccount.iban,
      bic: bankAccount.bic,
      bank_name: bankAccount.bankName,
      is_sample: bankAccount.isSample,
      reference: order.number,
      due_at: order.dueAt.toISOString(),
      time_zone: buyer.timeZone,
    }
  const method = order.dueAt !== null ? 'transfer' : order.total === 0 ? 'free' : 'card'
  return {
    number,
    kind: 'invoice',
    issued_at: issuedAt.toISOString(),
    locale: order.locale,
    currency: order.currency,
    order: { number: order.number, placed_at: order.createdAt.toISOString() },
    seller: {
      brand: brand.name,
      name: seller.name,
      address: seller.address,
      vat_number: seller.vatNumber,
      email: brand.email,
    },
    buyer: { name: buyer.name, email: buyer.email, billing: order.billing },
    lines: lines.map((line) => ({
      position: line.position,
      type: line.type,
      name: text(line.name),
      event_name: line.eventName && text(line.eventName),
      unit_price: line.unitPrice,
      count: line.count,
      subtotal: line.subtotal,
      discount: line.discount,
      tax: line.tax,
      total: line.total,
    })),
    subtotal: order.subtotal,
    discount: order.discount,
    promo_code: order.promoCode,
    tax: order.tax,
    tax_rate: taxRate,
    total: order.total,
    payment: {
      method,
      paid_at: order.paidAt?.toISOString() ?? null,
      transfer: transfer || null,
    },
    credited: null,
    replaces: null,
  }
}
