import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { profileEndpoints } from '@chignon/contract/identity/profile'
import { programEndpoints } from '@chignon/contract/catalogue/program'
import { maxPerPage } from '@chignon/contract/platform/platform-rules'
import type { loaderQueries } from '../../../lib/data/loader-queries.ts'

/** Totals of the catalogue. */
export type AcademyFigures = { courses: number; programs: number; educators: number; cities: number }

/** Counts courses, programs, educators, and cities of past and future events. */
export async function countCatalogue({
  load,
}: Pick<ReturnType<typeof loaderQueries>, 'load'>): Promise<AcademyFigures> {
  const [courses, programs, educators, events] = await Promise.all([
    load(courseEndpoints.list, { query: { per_page: 1 } }),
    load(programEndpoints.list, { query: { per_page: 1 } }),
    load(profileEndpoints.educators, {}),
    load(liveMasterclassEndpoints.list, { query: { per_page: maxPerPage } }),
  ])
  return {
    courses: courses.pagination.total,
    programs: programs.pagination.total,
    educators: educators.pagination.total,
    cities: new Set(events.data.map(({ location }) => `${location.city}, ${location.country}`)).size,
  }
}
