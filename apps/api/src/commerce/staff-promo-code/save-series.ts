import type { PromoSeriesForm } from '@chignon/contract/commerce/staff-promo-code'
import { isDeepStrictEqual } from 'node:util'
import { auditedTerms, errorsOfTerms } from './promo-code-form.rules.ts'
import { hasProducts, setProducts } from './promo-product.queries.ts'
import type { PromoChange, PromoServices } from './promo-change.ts'
import {
  findSeries,
  insertSeries,
  insertSeriesCodes,
  switchCodesOff,
  switchCodesOn,
  type SeriesRow,
} from './promo-series.queries.ts'
import { newSeriesCodes } from './series-codes.ts'
import { staffPromoCodeMessages as messages } from './staff-promo-code.messages.ts'

/** Makes codes that each serve once, all of them or none. With an id that was used before it returns what was made then (PROMO-11). */
export async function createSeries(
  { db, clock, audit }: PromoServices,
  form: PromoSeriesForm,
  { id, actor, locale, fail }: PromoChange,
): Promise<SeriesRow> {
  const now = clock()
  return db.transaction(async () => {
    const startsAt = form.starts_at === null ? now : new Date(form.starts_at)
    const terms = { ...form, starts_at: startsAt.toISOString() }
    const isNew = await insertSeries(db(), { id, prefix: form.prefix, createdAt: now })
    if (!isNew) {
      const found = (await findSeries(db(), id, { locale, now })) ?? fail(404)
      return isSame(found, form) ? found : fail(409, { message: messages.otherSeries })
    }
    const errors = errorsOfTerms(terms, { notOverAt: now })
    if (!(await hasProducts(db(), form.products))) errors['products'] = [messages.unknownProduct]
    if (Object.keys(errors).length > 0) fail(422, { errors })
    const values = {
      kind: form.kind,
      value: form.value,
      startsAt,
      endsAt: form.ends_at === null ? null : new Date(form.ends_at),
      totalUses: 1,
      seriesId: id,
      createdAt: now,
    }
    const ids: string[] = []
    // Again for those that are a code already, which happens about never.
    while (ids.length < form.count) {
      const codes = newSeriesCodes(form.prefix, form.count - ids.length)
      ids.push(...(await insertSeriesCodes(db(), codes, values)))
    }
    await setProducts(db(), ids, form.products)
    const made = (await findSeries(db(), id, { locale, now })) ?? fail(404)
    await audit.record({
      actor,
      action: 'promo-code.create-series',
      subject: { type: 'promo-series', id },
      before: null,
      after: {
        prefix: form.prefix,
        codes: form.count,
        ...auditedTerms({ ...terms, products: made.products }),
      },
    })
    return made
  })
}

/** Switches the codes of a series off, or on again (PROMO-9). */
export function switchSeries(
  { db, clock, audit }: PromoServices,
  { isOff }: { isOff: boolean },
  { id, actor, locale, fail }: PromoChange<'not_found'>,
): Promise<void> {
  return db.transaction(async () => {
    const now = clock()
    if (!(await findSeries(db(), id, { locale, now }))) fail(404)
    const codes = isOff ? await switchCodesOff(db(), id, now) : await switchCodesOn(db(), id)
    if (codes === 0) return
    await audit.record({
      actor,
      action: isOff ? 'promo-code.switch-off-series' : 'promo-code.switch-on-series',
      subject: { type: 'promo-series', id },
      before: null,
      after: { codes },
    })
  })
}

function isSame({ series, kind, value, endsAt, count, products }: SeriesRow, form: PromoSeriesForm): boolean {
  const idsOf = (list: readonly { id: string }[]) => list.map((each) => each.id).toSorted()
  return isDeepStrictEqual(
    [series.prefix, kind, value, endsAt?.getTime(), count, idsOf(products)],
    [
      form.prefix,
      form.kind,
      form.value,
      form.ends_at === null ? undefined : Date.parse(form.ends_at),
      form.count,
      idsOf(form.products),
    ],
  )
}
