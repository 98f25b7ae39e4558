import type {
  FollowedCourseCard,
  FollowedOnlineMasterclassCard,
  FollowedProgramCard,
} from '@chignon/contract/learning/education'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import { presentCourseCard } from '../../catalogue/card/course-card.present.ts'
import { listCourses } from '../../catalogue/course/course.queries.ts'
import type { Connection } from '../../platform/db/client.ts'
import type { Page, PageParams } from '../../platform/db/page.ts'
import { presentOnlineMasterclassCard } from '../../catalogue/card/online-masterclass-card.present.ts'
import { listOnlineMasterclasses } from '../../catalogue/online-masterclass/online-masterclass.queries.ts'
import { presentProgramCard } from '../../catalogue/card/program-card.present.ts'
import { listPrograms } from '../../catalogue/program/program.queries.ts'
import { listBoughtIds } from './bought.queries.ts'
import { presentPlan, presentProgramFields, presentProgressFields } from './education.present.ts'
import { listPlans, listProgramCertificates, listProgramCourses, listProgramExams } from './plan.queries.ts'

/** A person whose progress is shown. */
export type Learner = { id: string; now: Date; viewerContext: ViewerContext }

// The ids fill at most one page, so all cards are on it.
const allOf = (ids: string[]): PageParams => ({ page: 1, per_page: ids.length })

/** A page of the courses that a learner bought, with their progress. */
export async function listBoughtCourses(
  db: Connection,
  learner: Learner,
  pageParams: PageParams,
): Promise<Page<FollowedCourseCard>> {
  const { ids, total } = await listBoughtIds(db, 'course', learner, pageParams)
  return { rows: await followCourses(db, learner, ids), total }
}

/** The cards of courses with the progress of a learner. */
export async function followCourses(
  db: Connection,
  learner: Learner,
  ids: string[],
): Promise<FollowedCourseCard[]> {
  const { now, viewerContext } = learner
  if (ids.length === 0) return []
  const { rows } = await listCourses(db, { idIn: ids }, allOf(ids), viewerContext)
  const plans = await listPlans(db, 'course', ids, viewerContext)
  return rows.map((row) => ({
    ...presentCourseCard(row, now),
    ...presentProgressFields(presentPlan(plans, row.id, now), row.accessEndsAt),
  }))
}

/** A page of the programs that a learner bought, with the plans of their courses. */
export async function listBoughtPrograms(
  db: Connection,
  learner: Learner,
  pageParams: PageParams,
): Promise<Page<FollowedProgramCard>> {
  const { ids, total } = await listBoughtIds(db, 'program', learner, pageParams)
  return { rows: await followPrograms(db, learner, ids), total }
}

/** The cards of programs with the plans of their courses and the progress of a learner. */
export async function followPrograms(
  db: Connection,
  learner: Learner,
  ids: string[],
): Promise<FollowedProgramCard[]> {
  const { now, viewerContext } = learner
  if (ids.length === 0) return []
  const { rows } = await listPrograms(db, { idIn: ids }, allOf(ids), viewerContext)
  const parts = await findProgramParts(db, ids, learner)
  return rows.map((row) => ({ ...presentProgramCard(row, now), ...presentProgramFields(row, parts, now) }))
}

/** What `presentProgramFields` needs of programs. */
export async function findProgramParts(db: Connection, programIds: string[], learner: Learner) {
  const { id, viewerContext } = learner
  const courses = await listProgramCourses(db, programIds, viewerContext)
  const courseIds = [...new Set(courses.map((course) => course.id))]
  const [plans, exams, certificates] = await Promise.all([
    listPlans(db, 'course', courseIds, viewerContext),
    listProgramExams(db, programIds, id),
    listProgramCertificates(db, programIds, id),
  ])
  return { courses, plans, exams, certificates }
}

/** A page of the online masterclasses that a learner bought, with their progress. */
export async function listBoughtOnlineMasterclasses(
  db: Connection,
  learner: Learner,
  pageParams: PageParams,
): Promise<Page<FollowedOnlineMasterclassCard>> {
  const { ids, total } = await listBoughtIds(db, 'online-masterclass', learner, pageParams)
  return { rows: await followOnlineMasterclasses(db, learner, ids), total }
}

/** The cards of online masterclasses with the progress of a learner. */
export async function followOnlineMasterclasses(
  db: Connection,
  learner: Learner,
  ids: string[],
): Promise<FollowedOnlineMasterclassCard[]> {
  const { now, viewerContext } = learner
  if (ids.length === 0) return []
  const { rows } = await listOnlineMasterclasses(db, { idIn: ids }, allOf(ids), viewerContext)
  const plans = await listPlans(db, 'online-masterclass', ids, viewerContext)
  return rows.map((row) => ({
    ...presentOnlineMasterclassCard(row, now),
    ...presentProgressFields(presentPlan(plans, row.id, now), row.accessEndsAt),
  }))
}
