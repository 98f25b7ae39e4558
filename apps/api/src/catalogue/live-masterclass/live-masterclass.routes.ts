import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { viewerIdOf } from '../../platform/http/viewer.ts'
import { listHeldSeats } from './held-seats.queries.ts'
import { presentLiveMasterclass, presentLiveMasterclassCard } from './live-masterclass.present.ts'
import { findLiveMasterclass, listLiveMasterclasses } from './live-masterclass.queries.ts'

/** Events sold as tickets and packages: anyone may browse. */
export const liveMasterclassRoutes = implement(liveMasterclassEndpoints, {
  async list({ query, viewer, locale, viewerContext, services: { db, clock } }) {
    const now = clock()
    const [{ rows, total }, held] = await Promise.all([
      listLiveMasterclasses(
        db(),
        { status: query.status, educator: query.educator, now },
        query,
        viewerContext,
      ),
      listHeldSeats(db(), viewerIdOf(viewer), now),
    ])
    return {
      data: rows.map((row) => presentLiveMasterclassCard(row, locale, now, held)),
      pagination: paginationOf(query, total),
    }
  },
  async show({ params, viewer, locale, viewerContext, fail, services: { db, clock } }) {
    const now = clock()
    const [row, held] = await Promise.all([
      findLiveMasterclass(db(), params.id, viewerContext),
      listHeldSeats(db(), viewerIdOf(viewer), now),
    ])
    return { data: presentLiveMasterclass(row ?? fail(404), locale, now, held) }
  },
})
