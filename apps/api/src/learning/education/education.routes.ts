import { educationEndpoints } from '@chignon/contract/learning/education'
import { presentCourseDetails } from '../../catalogue/course/course.present.ts'
import { coursesOfProgram, findCourse } from '../../catalogue/course/course.queries.ts'
import { paginationOf, singlePage } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { presentLiveMasterclassCard } from '../../catalogue/live-masterclass/live-masterclass.present.ts'
import { presentOnlineMasterclassDetails } from '../../catalogue/online-masterclass/online-masterclass.present.ts'
import { findOnlineMasterclass } from '../../catalogue/online-masterclass/online-masterclass.queries.ts'
import { presentProgram } from '../../catalogue/program/program.present.ts'
import { findProgram } from '../../catalogue/program/program.queries.ts'
import { educationMessages } from './education.messages.ts'
import { presentPlan, presentProgramFields, presentProgressFields } from './education.present.ts'
import {
  findProgramParts,
  listBoughtCourses,
  listBoughtOnlineMasterclasses,
  listBoughtPrograms,
} from './list-educations.ts'
import { listEventsWithTickets } from './events-with-tickets.queries.ts'
import { findNextLesson } from './find-next-lesson.ts'
import { listPlans } from './plan.queries.ts'

const notBought = { message: educationMessages.notBought }

/** What the viewer bought, with their progress, also after the access has ended (CALL-9). What was not bought is not found. */
export const educationRoutes = implement(educationEndpoints, {
  async course({ params, locale, viewerContext, fail, services: { db, clock } }) {
    const now = clock()
    const row = (await findCourse(db(), params.id, viewerContext)) ?? fail(404)
    const isChosen = row.lessons.some(({ choiceEndsAt }) => choiceEndsAt !== null)
    if (row.accessEndsAt === null && !isChosen) fail(404, notBought)
    const lessons = presentPlan(await listPlans(db(), 'course', [row.id], viewerContext), row.id, now)
    const progress = presentProgressFields(lessons, row.accessEndsAt)
    return { data: { ...presentCourseDetails(row, locale, now), ...progress, lessons } }
  },
  async program({ params, viewer, locale, viewerContext, fail, services: { db, clock } }) {
    const now = clock()
    const row = (await findProgram(db(), params.id, viewerContext)) ?? fail(404)
    if (row.accessEndsAt === null) fail(404, notBought)
    const parts = await findProgramParts(db(), [row.id], { id: viewer.id, now, viewerContext })
    const courses = await coursesOfProgram(db(), row.id, viewerContext)
    return {
      data: { ...presentProgram(row, courses, { locale, now }), ...presentProgramFields(row, parts, now) },
    }
  },
  async courses({ query, viewer, viewerContext, services: { db, clock } }) {
    const learner = { id: viewer.id, now: clock(), viewerContext }
    const { rows, total } = await listBoughtCourses(db(), learner, query)
    return { data: rows, pagination: paginationOf(query, total) }
  },
  async programs({ query, viewer, viewerContext, services: { db, clock } }) {
    const learner = { id: viewer.id, now: clock(), viewerContext }
    const { rows, total } = await listBoughtPrograms(db(), learner, query)
    return { data: rows, pagination: paginationOf(query, total) }
  },
  async onlineMasterclasses({ query, viewer, viewerContext, services: { db, clock } }) {
    const learner = { id: viewer.id, now: clock(), viewerContext }
    const { rows, total } = await listBoughtOnlineMasterclasses(db(), learner, query)
    return { data: rows, pagination: paginationOf(query, total) }
  },
  async onlineMasterclass({ params, locale, viewerContext, fail, services: { db, clock } }) {
    const now = clock()
    const row = (await findOnlineMasterclass(db(), params.id, viewerContext)) ?? fail(404)
    if (row.accessEndsAt === null) fail(404, notBought)
    const plans = await listPlans(db(), 'online-masterclass', [row.id], viewerContext)
    const lessons = presentPlan(plans, row.id, now)
    const progress = presentProgressFields(lessons, row.accessEndsAt)
    return { data: { ...presentOnlineMasterclassDetails(row, locale, now), ...progress, lessons } }
  },
  async nextLesson({ viewer, viewerContext, services: { db, clock } }) {
    return { data: await findNextLesson(db(), { id: viewer.id, now: clock(), viewerContext }) }
  },
  async liveMasterclasses({ viewer, locale, services: { db, clock } }) {
    const now = clock()
    const rows = await listEventsWithTickets(db(), { userId: viewer.id, now, locale })
    return {
      data: rows.map((row) => presentLiveMasterclassCard(row, locale, now)),
      pagination: singlePage(rows.length),
    }
  },
})
