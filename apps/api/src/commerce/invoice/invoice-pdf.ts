import { formatDate, formatMoney, formatNumber } from '@chignon/contract/platform/formats'
import { countryName } from '../../platform/country/country.names.ts'
import type { EmailAttachment } from '../../platform/mail/email-content.ts'
import { asciiName } from '../../platform/pdf/ascii-name.ts'
import { pageData } from '../../platform/pdf/page-data.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { invoicePdfMessages } from './invoice-pdf.messages.ts'
import { invoicePayment } from './invoice-payment.ts'
import { orderMailMessages } from '../order/order-mail.messages.ts'

/** Renders an invoice or credit note as PDF from what was stored when it was issued (INVOICE-4). */
export function renderInvoice(pdf: PdfRenderer, content: InvoiceContent): Promise<Buffer> {
  return pdf.render('commerce/invoice/invoice.typ', invoiceData(content))
}

/** The name of the PDF file, such as `Invoice 2026-000123.pdf`. */
export function invoiceFileName({ kind, locale, number }: InvoiceContent): string {
  const names = invoicePdfMessages[kind]
  return `${asciiName(names[locale], names.en)} ${number}.pdf`
}

/** The PDF as the attachment of a mail. */
export async function invoiceAttachment(pdf: PdfRenderer, content: InvoiceContent): Promise<EmailAttachment> {
  return {
    fileName: invoiceFileName(content),
    type: 'application/pdf',
    content: await renderInvoice(pdf, content),
  }
}

function invoiceData(content: InvoiceContent) {
  const { locale, kind, number, seller, credited, currency } = content
  const texts = invoicePdfMessages
  const date = (moment: string) => formatDate(locale, moment)
  const heading = texts[kind][locale]
  return {
    ...pageData({
      locale,
      title: `${heading} ${number}`,
      author: seller.name,
      brand: seller.brand,
      foot: [seller.name, ...seller.address, seller.email].join(' · '),
    }),
    heading,
    subheading: credited && texts.corrects(credited.number, date(credited.issued_at))[locale],
    buyer: { label: texts.billedTo[locale], ...buyerOf(content) },
    seller: {
      label: texts.seller[locale],
      name: seller.name,
      lines: [...seller.address, ...vatLine(seller.vat_number, content)],
    },
    facts: [
      { label: texts.number[locale], value: number },
      { label: texts.date[locale], value: date(content.issued_at) },
      { label: texts.order[locale], value: content.order.number },
      { label: texts.orderDate[locale], value: date(content.order.placed_at) },
    ],
    ...linesOf(content),
    ...totalsOf(content),
    ...invoicePayment(content, (cents) => formatMoney(locale, cents, currency)),
  }
}

function buyerOf(content: InvoiceContent): { name: string; lines: string[] } {
  const { buyer, locale } = content
  if (!buyer.billing) return { name: buyer.name, lines: [buyer.email] }
  const { company, full_name, address, postal_code, city, country, vat_number } = buyer.billing
  return {
    name: company ?? full_name,
    lines: [
      ...(company === null ? [] : [full_name]),
      ...[...address.split('\n'), `${postal_code} ${city}`.trim()].filter((line) => line !== ''),
      countryName(country, locale),
      ...vatLine(vat_number, content),
    ],
  }
}

function vatLine(number: string | null, { locale }: InvoiceContent): string[] {
  return number === null ? [] : [invoicePdfMessages.vatNumber(number)[locale]]
}

function linesOf({ lines, locale, currency }: InvoiceContent) {
  const texts = invoicePdfMessages
  const money = (cents: number) => formatMoney(locale, cents, currency)
  const hasDiscount = lines.some(({ discount }) => discount > 0)
  return {
    columns: {
      item: texts.item[locale],
      count: texts.count[locale],
      price: texts.price[locale],
      discount: hasDiscount ? texts.lineDiscount[locale] : null,
      tax: texts.lineTax[locale],
      total: texts.lineTotal[locale],
    },
    lines: lines.map((line) => ({
      name: line.name,
      detail: line.event_name,
      count: formatNumber(locale, line.count),
      price: money(line.unit_price),
      discount: line.discount > 0 ? money(-line.discount) : '–',
      tax: money(line.tax),
      total: money(line.total),
    })),
  }
}

function totalsOf(content: InvoiceContent) {
  const { locale, currency, subtotal, discount, tax, total, credited } = content
  const texts = invoicePdfMessages
  const money = (cents: number) => formatMoney(locale, cents, currency)
  const rate = formatNumber(locale, content.tax_rate, { style: 'percent', maximumFractionDigits: 2 })
  const isCancellation = credited?.reason === 'unpaid' || credited?.reason === 'corrected'
  const sum = isCancellation ? texts.cancelledSum : credited ? texts.returned : texts.total
  return {
    totals: [
      { label: texts.subtotal[locale], value: money(subtotal) },
      ...(discount > 0
        ? [{ label: orderMailMessages.discount(content.promo_code)[locale], value: money(-discount) }]
        : []),
      { label: texts.tax(rate)[locale], value: money(tax) },
    ],
    sum: { label: sum[locale], value: money(total) },
  }
}
