import { staffPromoCodeEndpoints } from '@chignon/contract/commerce/staff-promo-code'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { StreamResponse } from '../../platform/http/stream-response.ts'
import type { Services } from '../../platform/services.ts'
import { removeCode, switchCode } from './end-code.ts'
import { findSeries, listCodesOfSeries, listSeries } from './promo-series.queries.ts'
import { changeCode, createCode } from './save-code.ts'
import { createSeries, switchSeries } from './save-series.ts'
import { seriesCsv } from './series-csv.ts'
import { staffPromoCodeMessages as messages } from './staff-promo-code.messages.ts'
import { presentCode, presentSeries, presentUse } from './staff-promo-code.present.ts'
import { findCode, listCodes, listUses } from './staff-promo-code.queries.ts'

/** Promotional codes for staff. */
export const staffPromoCodeRoutes = implement(staffPromoCodeEndpoints, {
  async list({ query, locale, services: { db, clock } }) {
    const { rows, total } = await listCodes(db(), query, { locale, now: clock() }, query)
    return { data: rows.map(presentCode), pagination: paginationOf(query, total) }
  },
  async show({ params: { id }, locale, fail, services: { db, clock } }) {
    return { data: presentCode((await findCode(db(), id, { locale, now: clock() })) ?? fail(404)) }
  },
  async uses({ params: { id }, query, locale, fail, services: { db, clock } }) {
    if (!(await findCode(db(), id, { locale, now: clock() }))) fail(404)
    const { rows, total } = await listUses(db(), id, query)
    return { data: rows.map(presentUse), pagination: paginationOf(query, total) }
  },
  async create({ params: { id }, body, viewer: actor, locale, fail, services }) {
    return { data: presentCode(await createCode(services, body, { id, actor, locale, fail })) }
  },
  async change({ params: { id }, body, viewer: actor, locale, fail, services }) {
    return { data: presentCode(await changeCode(services, body, { id, actor, locale, fail })) }
  },
  async switchOff({ params: { id }, viewer: actor, locale, fail, services }) {
    await switchCode(services, { isOff: true }, { id, actor, locale, fail })
    return { message: messages.off[locale] }
  },
  async switchOn({ params: { id }, viewer: actor, locale, fail, services }) {
    await switchCode(services, { isOff: false }, { id, actor, locale, fail })
    return { message: messages.on[locale] }
  },
  async remove({ params: { id }, viewer: actor, locale, fail, services }) {
    await removeCode(services, { id, actor, locale, fail })
    return { message: messages.deleted[locale] }
  },
  async listSeries({ query, locale, services: { db, clock } }) {
    const { rows, total } = await listSeries(db(), { locale, now: clock() }, query)
    return { data: rows.map(presentSeries), pagination: paginationOf(query, total) }
  },
  async createSeries({ params: { id }, body, viewer: actor, locale, fail, services }) {
    return { data: presentSeries(await createSeries(services, body, { id, actor, locale, fail })) }
  },
  async seriesCsv({ params: { id }, viewer, locale, fail, services }) {
    const { db, clock, audit } = services
    const { series, count } = (await findSeries(db(), id, { locale, now: clock() })) ?? fail(404)
    // Anyone who has the file can spend its codes. Those who may read it may make any code, so it needs no confirmation, but a trace.
    await audit.record({
      actor: viewer,
      action: 'promo-code.export',
      subject: { type: 'promo-series', id },
      before: null,
      after: { prefix: series.prefix, codes: count },
    })
    return new StreamResponse({
      type: 'text/csv; charset=utf-8',
      name: `codes-${series.prefix}.csv`,
      chunks: csvOf(services, id),
    })
  },
  async switchSeriesOff({ params: { id }, viewer: actor, locale, fail, services }) {
    await switchSeries(services, { isOff: true }, { id, actor, locale, fail })
    return { message: messages.off[locale] }
  },
  async switchSeriesOn({ params: { id }, viewer: actor, locale, fail, services }) {
    await switchSeries(services, { isOff: false }, { id, actor, locale, fail })
    return { message: messages.on[locale] }
  },
})

async function* csvOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  seriesId: string,
): AsyncGenerator<string> {
  yield seriesCsv(await listCodesOfSeries(db(), seriesId, clock()))
}
