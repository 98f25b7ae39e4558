import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { calendarDay, cents, currency } from '../platform/primitives.ts'
import { fileResponse, single } from '../platform/response.ts'

/** The sums of documents of a kind. */
const documentSums = z.object({
  count: z.int(),
  /** Without tax. */
  net: cents,
  tax: cents,
  total: cents,
})

/** The sums of a period in a currency (ACCOUNTANT-1). */
const periodSums = z.object({
  currency,
  invoices: documentSums,
  credit_notes: documentSums,
  /** Invoices less credit notes; below zero if more was credited. */
  turnover: z.object({ net: z.int(), tax: z.int(), total: z.int() }),
  /** What arrived, and what was returned. */
  paid_by_card: cents,
  paid_by_transfer: cents,
  returned: cents,
})

export type PeriodSums = z.infer<typeof periodSums>

/** The first and the last day (UTC). */
const period = z.object({ from: calendarDay, to: calendarDay })

/** What an accountant needs of a period (ACCOUNTANT-1, ACCOUNTANT-2). */
export const accountantEndpoints = defineEndpoints('accountant', {
  sums: {
    method: 'GET',
    path: '/staff/accountant/sums',
    summary: 'The sums of invoices, credit notes, payments and refunds of a period, in each currency',
    permission: 'accounts.export',
    query: period,
    response: single(z.array(periodSums)),
  },
  download: {
    method: 'GET',
    path: '/staff/accountant.zip',
    summary:
      'A period as ZIP: the journal and the sums as CSV, and every invoice and credit note as PDF; recorded in the audit log',
    permission: 'accounts.export',
    query: period,
    response: fileResponse,
  },
})
