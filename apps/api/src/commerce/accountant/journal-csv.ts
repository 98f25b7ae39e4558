import { csvHead, csvRow, type CsvCell } from '../../platform/http/csv.ts'
import type { Document, MoneyRow } from './accountant.queries.ts'

/** What documents or rows add up to, in cents. */
export type Sums = { net: number; tax: number; total: number }

/** A row of the journal: a document with its net amount, tax and total, or money that arrived or was returned. */
export type JournalRow = {
  day: string
  kind: 'invoice' | 'credit_note' | 'payment' | 'refund'
  order: string
  invoice: string
  creditNote: string
  buyer: string
  country: string
  method: string
  currency: string
  /** Below zero for a credit note; null for money. */
  sums: Sums | null
  payment: number | null
  refund: number | null
  reference: string
}

const columns: Record<string, (row: JournalRow) => CsvCell> = {
  date: ({ day }) => day,
  kind: ({ kind }) => kind,
  order: ({ order }) => order,
  invoice: ({ invoice }) => invoice,
  credit_note: ({ creditNote }) => creditNote,
  buyer: ({ buyer }) => buyer,
  country: ({ country }) => country,
  method: ({ method }) => method,
  currency: ({ currency }) => currency,
  net: ({ sums }) => money(sums?.net ?? null),
  tax: ({ sums }) => money(sums?.tax ?? null),
  total: ({ sums }) => money(sums?.total ?? null),
  payment: ({ payment }) => money(payment),
  refund: ({ refund }) => money(refund),
  reference: ({ reference }) => reference,
}

/** The names of the columns. */
export function journalHead(): string {
  return csvHead(Object.keys(columns))
}

/** A row as CSV (RFC 4180). */
export function journalLine(row: JournalRow): string {
  return csvRow(Object.values(columns).map((read) => read(row)))
}

/** The row of an invoice, or of a credit note, whose amounts are below zero. */
export function documentRow({ content, issuedAt }: Document): JournalRow {
  const isCredit = content.kind === 'credit_note'
  return {
    day: issuedAt.toISOString().slice(0, 10),
    kind: content.kind,
    order: content.order.number,
    invoice: content.credited?.number ?? content.number,
    creditNote: isCredit ? content.number : '',
    buyer: content.buyer.billing?.company ?? content.buyer.billing?.full_name ?? content.buyer.name,
    country: content.buyer.billing?.country ?? '',
    method: content.payment.method,
    currency: content.currency,
    sums: sumsOf(content, isCredit ? -1 : 1),
    payment: null,
    refund: null,
    reference: '',
  }
}

/** The row of money that arrived or was returned. */
export function moneyRow(kind: 'payment' | 'refund', row: MoneyRow): JournalRow {
  const { day, order, method, currency, amount, reference } = row
  return {
    day,
    kind,
    order,
    invoice: '',
    creditNote: '',
    buyer: '',
    country: '',
    method,
    currency,
    sums: null,
    payment: kind === 'payment' ? amount : null,
    refund: kind === 'refund' ? amount : null,
    reference: reference ?? '',
  }
}

/** The net amount, tax and total of a document, times a sign. */
export function sumsOf({ tax, total }: { tax: number; total: number }, sign: 1 | -1): Sums {
  return { net: sign * (total - tax), tax: sign * tax, total: sign * total }
}

/** Cents as a cell of a CSV file; empty for none. */
export function money(cents: number | null): CsvCell {
  return cents === null ? '' : { number: (cents / 100).toFixed(2) }
}
