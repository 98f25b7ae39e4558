import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { pageSizes } from '../platform/platform-rules.ts'
import { cents, currency, id, timestamp } from '../platform/primitives.ts'
import { paging, search } from '../platform/query.ts'
import { fileResponse, list, messageResponse, single } from '../platform/response.ts'
import { codeText } from '../platform/text-fields.ts'
import {
  maxPromoCodeLength,
  maxPromoPrefixLength,
  maxPromoProducts,
  maxPromoSeries,
  minPromoCodeLength,
} from './commerce-rules.ts'
import { orderState } from './order.ts'

/** What a code takes off: a share of the price, or cents (PROMO-1). */
export const promoKinds = ['percent', 'amount'] as const

/** What a code can be limited to (PROMO-5). */
export const promoProductTypes = ['course', 'program', 'online_masterclass', 'live_masterclass'] as const

/** Whether a code can be used, and why not: before its window, after it, without uses left, switched off. */
export const promoStates = ['running', 'planned', 'over', 'used_up', 'off'] as const

/** Codes that can be used now or later, those that cannot, or one state of them. */
export const promoFilters = ['live', 'ended', ...promoStates] as const

const productRef = z.object({ type: z.enum(promoProductTypes), id })
const product = z.extend(productRef, { name: z.string() })

/** What codes take off, from what and when. */
const terms = {
  kind: z.enum(promoKinds),
  /** From 1 to 100 percent, or cents. */
  value: z.int().check(z.gte(1), z.lte(100_000_000)),
  starts_at: timestamp,
  /** The first moment at which it is no longer valid; null for one without an end. */
  ends_at: z.nullable(timestamp),
}

const facts = {
  ...terms,
  id,
  state: z.enum(promoStates),
  /** Empty for everything. */
  products: z.array(product),
  /** How much paid orders were given. An order that was refunded in full counts no longer (PROMO-7). */
  given: cents,
  currency,
  created_at: timestamp,
}

/** A promotional code as staff see it. */
export const staffPromoCode = z.object({
  ...facts,
  code: z.string(),
  /** Uses of paid orders and of those that hold one until they are paid. */
  uses: z.int(),
  /** Those of paid orders. */
  paid_uses: z.int(),
  total_uses: z.nullable(z.int()),
  uses_per_person: z.nullable(z.int()),
  /** Whether an order has it, so that it can be deleted no longer (PROMO-9). */
  was_used: z.boolean(),
  series: z.nullable(z.object({ id, prefix: z.string() })),
})

/** A series of codes that each serve once. */
export const promoSeries = z.object({
  ...facts,
  prefix: z.string(),
  /** How many codes it has. */
  count: z.int(),
  /** How many of them are used. */
  used: z.int(),
})

/** An order that has a code. */
export const promoUse = z.object({
  order: z.object({ id, number: z.string(), state: orderState }),
  /** When it was placed. */
  at: timestamp,
  discount: cents,
  currency,
})

const limit = z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)))
const products = z.array(productRef).check(z.maxLength(maxPromoProducts))
const typedCode = (minLength: number, maxLength: number) =>
  codeText(maxLength, minLength).check(z.toUpperCase(), z.regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/))

/** A new code. */
export const promoCodeForm = z.object({
  code: typedCode(minPromoCodeLength, maxPromoCodeLength),
  ...terms,
  /** Null for now. */
  starts_at: z.nullable(timestamp),
  total_uses: limit,
  uses_per_person: limit,
  products,
})

/** What changes of a code. */
export const promoCodeChanges = z.partial(promoCodeForm)

/** A new series. */
export const promoSeriesForm = z.object({
  prefix: typedCode(1, maxPromoPrefixLength),
  count: z.int().check(z.gte(1), z.lte(maxPromoSeries)),
  ...terms,
  starts_at: z.nullable(timestamp),
  products,
})

export type StaffPromoCode = z.infer<typeof staffPromoCode>
export type PromoSeries = z.infer<typeof promoSeries>
export type PromoUse = z.infer<typeof promoUse>
export type PromoCodeForm = z.infer<typeof promoCodeForm>
export type PromoCodeChanges = z.infer<typeof promoCodeChanges>
export type PromoSeriesForm = z.infer<typeof promoSeriesForm>
export type PromoState = (typeof promoStates)[number]
export type PromoProduct = z.infer<typeof product>

const params = z.object({ id })
const permission = 'content.price'

/** Promotional codes for staff (PROMO-8 to PROMO-11). Every change has an entry in the audit log. */
export const staffPromoCodeEndpoints = defineEndpoints('staff-promo-code', {
  list: {
    method: 'GET',
    path: '/staff/promo-codes',
    summary:
      'Promotional codes, newest first; those of a series only with `series` or a search. `state=live` returns those that can be used now or later, `state=ended` the others',
    permission,
    query: z.object({
      ...paging(pageSizes.profile),
      search,
      state: z.optional(z.enum(promoFilters)),
      series: z.optional(id),
    }),
    response: list(staffPromoCode),
  },
  show: {
    method: 'GET',
    path: '/staff/promo-codes/{id}',
    summary: 'One promotional code',
    permission,
    params,
    response: single(staffPromoCode),
  },
  uses: {
    method: 'GET',
    path: '/staff/promo-codes/{id}/uses',
    summary: 'The orders that have a promotional code, newest first',
    permission,
    params,
    query: z.object(paging(pageSizes.profile)),
    response: list(promoUse),
  },
  create: {
    method: 'PUT',
    path: '/staff/promo-codes/{id}',
    summary:
      'Make a promotional code with an id that the caller chose; made again, it gets what the form says (PROMO-8)',
    permission,
    params,
    body: promoCodeForm,
    response: single(staffPromoCode),
    errors: ['conflict'],
  },
  change: {
    method: 'PATCH',
    path: '/staff/promo-codes/{id}',
    summary: 'Change a promotional code from now on; orders that have it stay as they are (PROMO-10)',
    permission,
    params,
    body: promoCodeChanges,
    response: single(staffPromoCode),
    errors: ['conflict'],
  },
  switchOff: {
    method: 'POST',
    path: '/staff/promo-codes/{id}/switch-off',
    summary: 'Make a promotional code invalid; orders that have it keep it (PROMO-9)',
    permission,
    params,
    response: messageResponse,
  },
  switchOn: {
    method: 'POST',
    path: '/staff/promo-codes/{id}/switch-on',
    summary: 'Make a promotional code that was switched off valid again',
    permission,
    params,
    response: messageResponse,
  },
  remove: {
    method: 'DELETE',
    path: '/staff/promo-codes/{id}',
    summary: 'Delete a promotional code that no order ever had (PROMO-9)',
    permission,
    params,
    response: messageResponse,
    errors: ['conflict'],
  },
  listSeries: {
    method: 'GET',
    path: '/staff/promo-series',
    summary: 'Series of promotional codes that each serve once, newest first',
    permission,
    query: z.object(paging(pageSizes.profile)),
    response: list(promoSeries),
  },
  createSeries: {
    method: 'PUT',
    path: '/staff/promo-series/{id}',
    summary:
      'Make a series of codes that each serve once, with an id that the caller chose; made again with the same form, nothing changes (PROMO-11)',
    permission,
    params,
    body: promoSeriesForm,
    response: single(promoSeries),
    errors: ['conflict'],
  },
  seriesCsv: {
    method: 'GET',
    path: '/staff/promo-series/{id}/codes.csv',
    summary: 'The codes of a series as CSV, with their states',
    permission,
    params,
    response: fileResponse,
  },
  switchSeriesOff: {
    method: 'POST',
    path: '/staff/promo-series/{id}/switch-off',
    summary: 'Make the codes of a series invalid; orders that have one keep it',
    permission,
    params,
    response: messageResponse,
  },
  switchSeriesOn: {
    method: 'POST',
    path: '/staff/promo-series/{id}/switch-on',
    summary: 'Make the codes of a series that was switched off valid again',
    permission,
    params,
    response: messageResponse,
  },
})
