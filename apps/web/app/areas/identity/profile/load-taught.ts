import { courseEndpoints, type CourseCard } from '@chignon/contract/catalogue/course'
import {
  liveMasterclassEndpoints,
  type LiveMasterclassCard,
} from '@chignon/contract/catalogue/live-masterclass'
import {
  onlineMasterclassEndpoints,
  type OnlineMasterclassCard,
} from '@chignon/contract/catalogue/online-masterclass'
import type { Role } from '@chignon/contract/identity/user'
import type { loaderQueries } from '../../../lib/data/loader-queries.ts'

/** What a person teaches. */
export type Taught = {
  courses: readonly CourseCard[]
  events: readonly LiveMasterclassCard[]
  masterclasses: readonly OnlineMasterclassCard[]
}

// The most that a list returns.
const perPage = 50

/** Loads what a person teaches; nothing for learners. */
export async function loadTaught(
  { load }: Pick<ReturnType<typeof loaderQueries>, 'load'>,
  { id, role }: { id: string; role: Role },
): Promise<Taught> {
  if (role === 'learner') return { courses: [], events: [], masterclasses: [] }
  const query = { educator: id, per_page: perPage }
  const [courses, events, masterclasses] = await Promise.all([
    load(courseEndpoints.list, { query }),
    load(liveMasterclassEndpoints.list, { query }),
    load(onlineMasterclassEndpoints.list, { query }),
  ])
  return { courses: courses.data, events: events.data, masterclasses: masterclasses.data }
}
