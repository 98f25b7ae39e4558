import { liveMasterclassEndpoints } from '@chignon/contract/live-masterclass'
import { paginationOf } from '../db/page.ts'
import { implement } from '../http/implement.ts'
import { presentLiveMasterclass, presentLiveMasterclassCard } from './live-masterclass.present.ts'
import { findLiveMasterclass, listLiveMasterclasses } from './live-masterclass.queries.ts'

/** Events sold as tickets and packages: anyone may browse. */
export const liveMasterclassRoutes = implement(liveMasterclassEndpoints, {
  async list({ query, locale, viewerContext, services: { db, clock } }) {
    const now = clock()
    const { rows, total } = await listLiveMasterclasses(
      db(),
      { status: query.status, now },
      query,
      viewerContext,
    )
    return {
      data: rows.map((row) => presentLiveMasterclassCard(row, locale, now)),
      pagination: paginationOf(query, total),
    }
  },
  async show({ params, locale, viewerContext, fail, services: { db, clock } }) {
    const row = (await findLiveMasterclass(db(), params.id, viewerContext)) ?? fail(404)
    return { data: presentLiveMasterclass(row, locale, clock()) }
  },
})
