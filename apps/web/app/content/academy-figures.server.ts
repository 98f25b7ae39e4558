import {
  courseEndpoints,
  liveMasterclassEndpoints,
  mostPerPage,
  profileEndpoints,
  programEndpoints,
} from '@chignon/contract'
import type { openQueries } from '../lib/open-queries.ts'

/** How large the academy is, counted in its catalogue. */
export type AcademyFigures = { courses: number; programs: number; educators: number; cities: number }

/** Counts the catalogue: all courses and programs, who teaches, and the cities events were or will be held in. */
export async function countAcademy({
  ensure,
}: Pick<ReturnType<typeof openQueries>, 'ensure'>): Promise<AcademyFigures> {
  const [courses, programs, educators, events] = await Promise.all([
    ensure(courseEndpoints.list, { query: { per_page: 1 } }),
    ensure(programEndpoints.list, { query: { per_page: 1 } }),
    ensure(profileEndpoints.educators, {}),
    ensure(liveMasterclassEndpoints.list, { query: { per_page: mostPerPage } }),
  ])
  return {
    courses: courses.pagination.total,
    programs: programs.pagination.total,
    educators: educators.pagination.total,
    cities: new Set(events.data.map(({ location }) => `${location.city}, ${location.country}`)).size,
  }
}
