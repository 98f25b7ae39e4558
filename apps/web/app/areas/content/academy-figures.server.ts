import { courseEndpoints } from '@chignon/contract/course'
import { liveMasterclassEndpoints } from '@chignon/contract/live-masterclass'
import { profileEndpoints } from '@chignon/contract/profile'
import { programEndpoints } from '@chignon/contract/program'
import { maxPerPage } from '@chignon/contract/business-rules'
import type { loaderQueries } from '../../lib/data/loader-queries.ts'

/** Totals of the catalogue. */
export type AcademyFigures = { courses: number; programs: number; educators: number; cities: number }

/** Counts courses, programs, educators, and cities of past and future events. */
export async function countCatalogue({
  ensure,
}: Pick<ReturnType<typeof loaderQueries>, 'ensure'>): Promise<AcademyFigures> {
  const [courses, programs, educators, events] = await Promise.all([
    ensure(courseEndpoints.list, { query: { per_page: 1 } }),
    ensure(programEndpoints.list, { query: { per_page: 1 } }),
    ensure(profileEndpoints.educators, {}),
    ensure(liveMasterclassEndpoints.list, { query: { per_page: maxPerPage } }),
  ])
  return {
    courses: courses.pagination.total,
    programs: programs.pagination.total,
    educators: educators.pagination.total,
    cities: new Set(events.data.map(({ location }) => `${location.city}, ${location.country}`)).size,
  }
}
