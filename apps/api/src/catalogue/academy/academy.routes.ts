import { academyEndpoints } from '@chignon/contract/catalogue/academy'
import { implement } from '../../platform/http/implement.ts'
import { findHighlights } from './academy.queries.ts'

/** What introduces the academy: for anyone. */
export const academyRoutes = implement(academyEndpoints, {
  async highlights({ locale, services: { db, clock } }) {
    return { data: await findHighlights(db(), clock(), locale) }
  },
})
