import type { PromoSeries, PromoUse, StaffPromoCode } from '@chignon/contract/commerce/staff-promo-code'
import type { SeriesRow } from './promo-series.queries.ts'
import type { CodeRow, listUses } from './staff-promo-code.queries.ts'

// Codes are of the one currency that the academy sells in (PRICE-1).
const currency = 'USD'

/** Maps a code to the contract. */
export function presentCode({ code, seriesPrefix, ...row }: CodeRow): StaffPromoCode {
  return {
    id: code.id,
    code: code.code,
    kind: code.kind,
    value: code.value,
    starts_at: code.startsAt.toISOString(),
    ends_at: code.endsAt?.toISOString() ?? null,
    state: row.state,
    products: row.products,
    uses: code.timesUsed,
    paid_uses: row.paidUses,
    total_uses: code.totalUses,
    uses_per_person: code.usesPerPerson,
    given: row.given,
    currency,
    was_used: row.wasUsed,
    series: code.seriesId === null ? null : { id: code.seriesId, prefix: seriesPrefix ?? '' },
    created_at: code.createdAt.toISOString(),
  }
}

/** What a code says, as the form that would make it. */
export function presentForm({ code, products }: CodeRow) {
  return {
    code: code.code,
    kind: code.kind,
    value: code.value,
    starts_at: code.startsAt.toISOString(),
    ends_at: code.endsAt?.toISOString() ?? null,
    total_uses: code.totalUses,
    uses_per_person: code.usesPerPerson,
    products,
  }
}

/** Maps a series to the contract. */
export function presentSeries({ series, startsAt, endsAt, ...row }: SeriesRow): PromoSeries {
  return {
    id: series.id,
    prefix: series.prefix,
    kind: row.kind,
    value: row.value,
    starts_at: (startsAt ?? series.createdAt).toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    state: row.state,
    products: row.products,
    count: row.count,
    used: row.used,
    given: row.given,
    currency,
    created_at: series.createdAt.toISOString(),
  }
}

type UseRow = Awaited<ReturnType<typeof listUses>>['rows'][number]

/** Maps an order that has a code to the contract. */
export function presentUse({ id, number, state, createdAt, discount, currency: ofOrder }: UseRow): PromoUse {
  return { order: { id, number, state }, at: createdAt.toISOString(), discount, currency: ofOrder }
}
