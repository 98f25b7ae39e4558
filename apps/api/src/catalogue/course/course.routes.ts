import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { mediaAddresses } from '../lesson/media.addresses.ts'
import { findMatchingIds } from '../search/search-catalogue.ts'
import { presentCourse } from './course.present.ts'
import { presentCourseCard } from '../card/course-card.present.ts'
import { findCourse, findRelatedTo, listCourses } from './course.queries.ts'

/** The catalogue's courses: anyone may browse. */
export const courseRoutes = implement(courseEndpoints, {
  async list({ query, locale, viewerContext, fail, services: { db, clock } }) {
    const { related_to, search, ...filter } = query
    const now = clock()
    const relatedTo =
      related_to === undefined
        ? undefined
        : ((await findRelatedTo(db(), related_to, viewerContext)) ?? fail(404))
    const matchingIds = await findMatchingIds(db(), 'course', search, {
      locale,
      category: query.category,
      now,
    })
    const { rows, total } = await listCourses(
      db(),
      { ...filter, idIn: matchingIds, relatedTo },
      query,
      viewerContext,
    )
    return { data: rows.map((row) => presentCourseCard(row, now)), pagination: paginationOf(query, total) }
  },
  async show({ params, locale, viewerContext, fail, services: { db, clock } }) {
    const row = (await findCourse(db(), params.id, viewerContext)) ?? fail(404)
    const addresses = await mediaAddresses(db, viewerContext.viewerId)
    return { data: presentCourse(row, { locale, now: clock(), addresses }) }
  },
})
