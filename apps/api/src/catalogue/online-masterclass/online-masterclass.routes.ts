import { onlineMasterclassEndpoints } from '@chignon/contract/catalogue/online-masterclass'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { mediaAddresses } from '../lesson/media.addresses.ts'
import { findMatchingIds } from '../search/search-catalogue.ts'
import { presentOnlineMasterclass } from './online-masterclass.present.ts'
import { presentOnlineMasterclassCard } from '../card/online-masterclass-card.present.ts'
import { findOnlineMasterclass, listOnlineMasterclasses } from './online-masterclass.queries.ts'

/** Online masterclasses: anyone may browse. */
export const onlineMasterclassRoutes = implement(onlineMasterclassEndpoints, {
  async list({ query, locale, viewerContext, services: { db, clock } }) {
    const now = clock()
    const matchingIds = await findMatchingIds(db(), 'online-masterclass', query.search, { locale, now })
    const { rows, total } = await listOnlineMasterclasses(
      db(),
      { idIn: matchingIds, educator: query.educator },
      query,
      viewerContext,
    )
    return {
      data: rows.map((row) => presentOnlineMasterclassCard(row, now)),
      pagination: paginationOf(query, total),
    }
  },
  async show({ params, locale, viewerContext, fail, services: { db, clock } }) {
    const row = (await findOnlineMasterclass(db(), params.id, viewerContext)) ?? fail(404)
    const addresses = await mediaAddresses(db, viewerContext.viewerId)
    return { data: presentOnlineMasterclass(row, { locale, now: clock(), addresses }) }
  },
})
