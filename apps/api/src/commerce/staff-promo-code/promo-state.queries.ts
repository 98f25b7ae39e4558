import type { promoFilters, PromoState } from '@chignon/contract/commerce/staff-promo-code'
import { inArray, max, min, type SQL, sql, type SQLWrapper } from '../../platform/db/drizzle.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { promoCodes, promoCodeSeries } from '../../platform/db/schema/promo-code.ts'

/** Whether a code can be used at a time, and if not, why. */
export function stateOfCode(now: Date): SQL<PromoState> {
  const { retiredAt, startsAt, endsAt, totalUses, timesUsed } = promoCodes
  return stateOf(now, {
    isOff: sql`${retiredAt} is not null`,
    startsAt,
    endsAt,
    isUsedUp: sql`${timesUsed} >= ${totalUses}`,
  })
}

/** The same for a series, of which all codes are grouped. It is off or used up once all of them are. */
export function stateOfSeries(now: Date): SQL<PromoState> {
  const { retiredAt, startsAt, endsAt, totalUses, timesUsed } = promoCodes
  return stateOf(now, {
    isOff: sql`bool_and(${retiredAt} is not null)`,
    startsAt: min(startsAt),
    endsAt: max(endsAt),
    isUsedUp: sql`bool_and(${timesUsed} >= ${totalUses})`,
  })
}

const statesOf: Record<(typeof promoFilters)[number], readonly PromoState[]> = {
  live: ['running', 'planned'],
  ended: ['over', 'used_up', 'off'],
  running: ['running'],
  planned: ['planned'],
  over: ['over'],
  used_up: ['used_up'],
  off: ['off'],
}

/** A condition on the state of codes. */
export function isInState(filter: (typeof promoFilters)[number], now: Date): SQL {
  return inArray(stateOfCode(now), [...statesOf[filter]])
}

/** Orders that were paid and not refunded in full (PROMO-7). */
export const isCounted = sql`${orders.state} in ('paid', 'partly_refunded')`

/** How much the paid orders of a code were given. */
export const givenByCode = sql`(select coalesce(sum(${orders.discount}), 0) from ${orders}
  where ${orders.promoCodeId} = ${promoCodes.id} and ${isCounted})`.mapWith(Number)

/** How much the paid orders of a series were given. */
export const givenBySeries = sql`(select coalesce(sum(${orders.discount}), 0) from ${orders}
  join ${promoCodes} as each on ${orders.promoCodeId} = each.id
  where each.series_id = ${promoCodeSeries.id} and ${isCounted})`.mapWith(Number)

type Parts = Record<'isOff' | 'startsAt' | 'endsAt' | 'isUsedUp', SQLWrapper>

function stateOf(now: Date, { isOff, startsAt, endsAt, isUsedUp }: Parts): SQL<PromoState> {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql<PromoState>`case when ${isOff} then 'off' when ${endsAt} <= ${at} then 'over'
    when ${isUsedUp} then 'used_up' when ${startsAt} > ${at} then 'planned' else 'running' end`
}
