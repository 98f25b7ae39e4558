import { programEndpoints } from '@chignon/contract/catalogue/program'
import { coursesOfProgram } from '../course/course.queries.ts'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { findMatchingIds } from '../search/search-catalogue.ts'
import { presentProgram } from './program.present.ts'
import { presentProgramCard } from '../card/program-card.present.ts'
import { findRelatedTo, findProgram, listPrograms } from './program.queries.ts'

/** The catalogue's programs: anyone may browse. */
export const programRoutes = implement(programEndpoints, {
  async list({ query, locale, viewerContext, fail, services: { db, clock } }) {
    const { related_to, search, ...filter } = query
    const now = clock()
    const relatedTo =
      related_to === undefined
        ? undefined
        : ((await findRelatedTo(db(), related_to, viewerContext)) ?? fail(404))
    const matchingIds = await findMatchingIds(db(), 'program', search, { locale, now })
    const { rows, total } = await listPrograms(
      db(),
      { ...filter, idIn: matchingIds, relatedTo },
      query,
      viewerContext,
    )
    return { data: rows.map((row) => presentProgramCard(row, now)), pagination: paginationOf(query, total) }
  },
  async show({ params, locale, viewerContext, fail, services: { db, clock } }) {
    const row = (await findProgram(db(), params.id, viewerContext)) ?? fail(404)
    const courses = await coursesOfProgram(db(), row.id, viewerContext)
    return { data: presentProgram(row, courses, { locale, now: clock() }) }
  },
})
