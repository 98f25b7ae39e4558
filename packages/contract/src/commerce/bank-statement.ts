import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { calendarDay, cents, currency, id, timestamp } from '../platform/primitives.ts'
import { maxPerPage, pageSizes } from '../platform/platform-rules.ts'
import { paging } from '../platform/query.ts'
import { pagination, single } from '../platform/response.ts'
import { codeText, lineText, longText } from '../platform/text-fields.ts'
import {
  matchHints,
  matchKinds,
  maxAccountLength,
  maxEntryTextLength,
  maxPayerLength,
  maxReferenceLength,
  maxStatementEntries,
} from './bank-statement-rules.ts'
import { orderState } from './order.ts'

const maxEntryCents = 2_000_000_000
const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/), z.length(3))

// An IBAN is written with spaces or without them.
const accountName = codeText(maxAccountLength)

/** Money that arrived, as the bank's statement says it. */
const statementEntry = z.object({
  /** The bank's own reference; null if it gives none. */
  reference: z.nullable(lineText(maxReferenceLength).check(z.minLength(1))),
  /** The day on which the bank booked it. */
  booked_on: calendarDay,
  amount: z.int().check(z.gte(1), z.lte(maxEntryCents)),
  currency: currencyCode,
  /** Who paid; empty if the bank does not say. */
  payer: lineText(maxPayerLength),
  text: lineText(maxEntryTextLength),
  /** Whether the bank takes an earlier booking back with it. */
  is_reversal: z._default(z.boolean(), false),
  /** The how-manieth of equal entries without a reference of this day in the statement: two of them are two payments. */
  occurrence: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
})

const matchedOrder = z.object({
  id,
  number: z.string(),
  buyer: z.string(),
  state: orderState,
  total: cents,
  /** What is not paid of it yet. */
  due: cents,
  currency,
})

/** Which orders an entry fits, and how well (STATEMENT-2). */
const transactionMatch = z.object({
  kind: z.enum(matchKinds),
  hints: z.array(z.enum(matchHints)),
  orders: z.array(matchedOrder),
})

/** An entry of a bank statement that we keep. */
export const bankTransaction = z.object({
  id,
  account: z.string(),
  reference: z.nullable(z.string()),
  booked_on: calendarDay,
  amount: cents,
  currency,
  payer: z.string(),
  text: z.string(),
  is_reversal: z.boolean(),
  state: z.enum(['open', 'booked', 'set_aside']),
  /** Null once it is booked or set aside. */
  match: z.nullable(transactionMatch),
  /** The orders for which it was booked. */
  bookings: z.array(z.object({ order: z.object({ id, number: z.string() }), amount: cents })),
  /** Why it was set aside. */
  reason: z.nullable(z.string()),
  settled_at: z.nullable(timestamp),
})

export type StatementEntry = z.input<typeof statementEntry>
export type ReceivedEntry = z.output<typeof statementEntry>
export type BankTransaction = z.infer<typeof bankTransaction>
export type TransactionMatch = z.infer<typeof transactionMatch>
export type MatchedOrder = z.infer<typeof matchedOrder>
export type MatchKind = TransactionMatch['kind']
export type MatchHint = TransactionMatch['hints'][number]

const params = z.object({ id })

/** Bank statements: what arrived, and for which order it is booked (STATEMENT-1 to STATEMENT-4). */
export const bankStatementEndpoints = defineEndpoints('bank-statement', {
  store: {
    method: 'POST',
    path: '/staff/bank-statements',
    summary:
      'Keep the entries of a bank statement that are new: each once by account and reference of the bank, else by the count of equal ones a day',
    permission: 'orders.settle',
    maxBodyBytes: 4 * 1024 * 1024,
    body: z.object({
      /** The IBAN, or what the account is called. */
      account: accountName,
      entries: z.array(statementEntry).check(z.minLength(1), z.maxLength(maxStatementEntries)),
    }),
    response: single(
      z.object({
        added: z.int(),
        /** How many were seen before, or are booked already. */
        known: z.int(),
        /** Whether it is the account that our invoices name. */
        is_own_account: z.boolean(),
      }),
    ),
  },
  list: {
    method: 'GET',
    path: '/staff/bank-transactions',
    summary:
      'Entries of bank statements, newest first: open ones with the orders they fit and the count of each kind, booked ones, or those set aside',
    permission: 'orders.read',
    query: z.object({
      ...paging(pageSizes.profile),
      state: z._default(z.enum(['open', 'booked', 'set_aside']), 'open'),
      /** Only open ones of this kind. */
      kind: z.optional(z.enum(matchKinds)),
      /** Only those of this account. */
      account: z.optional(accountName),
    }),
    response: z.object({
      data: z.array(bankTransaction),
      pagination,
      /** How many open ones there are of each kind. */
      counts: z.object({
        certain: z.int(),
        likely: z.int(),
        part: z.int(),
        over: z.int(),
        unknown: z.int(),
      }),
    }),
  },
  bookCertain: {
    method: 'POST',
    path: '/staff/bank-transactions/book-certain',
    summary:
      'Record those of the given entries that are certain as transfers of their orders, with the bank’s date; repeating it books nothing twice',
    permission: 'orders.settle',
    body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(maxPerPage)) }),
    response: single(
      z.object({
        booked: z.int(),
        /** How many were booked before, or are not certain any more. */
        skipped: z.int(),
      }),
    ),
  },
  book: {
    method: 'POST',
    path: '/staff/bank-transactions/{id}/book',
    summary:
      'Record an entry as the transfer of an order, or divide it among several; in the order’s currency the parts add up to the entry',
    permission: 'orders.settle',
    params,
    body: z.object({
      parts: z
        .array(z.object({ order_id: id, amount: z.int().check(z.gte(1), z.lte(100_000_000)) }))
        .check(z.minLength(1), z.maxLength(10)),
    }),
    response: single(bankTransaction),
    errors: ['conflict'],
  },
  setAside: {
    method: 'POST',
    path: '/staff/bank-transactions/{id}/set-aside',
    summary: 'Set an entry aside that belongs to no order, with a reason',
    permission: 'orders.settle',
    params,
    body: z.object({ reason: longText(500).check(z.minLength(1)) }),
    response: single(bankTransaction),
    errors: ['conflict'],
  },
  reopen: {
    method: 'POST',
    path: '/staff/bank-transactions/{id}/reopen',
    summary: 'Take an entry back that was set aside',
    permission: 'orders.settle',
    params,
    response: single(bankTransaction),
    errors: ['conflict'],
  },
})
