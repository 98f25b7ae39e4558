import { qualificationEndpoints } from '@chignon/contract/catalogue/qualification'
import { singlePage } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { isComplete, isFinished, progressOf } from './qualification.rules.ts'
import { listQualifications } from './qualification.queries.ts'

/** The qualifications: anyone may see them, a member with their own progress. */
export const qualificationRoutes = implement(qualificationEndpoints, {
  async list({ viewerContext, services: { db } }) {
    const rows = await listQualifications(db(), viewerContext)
    return {
      data: rows.map(({ courses, ...qualification }) => {
        const shares = courses.map(({ share }) => share)
        return {
          ...qualification,
          courses: courses.map(({ share, ...course }) => ({ ...course, is_done: isFinished(share) })),
          progress: progressOf(shares),
          is_complete: isComplete(shares),
        }
      }),
      pagination: singlePage(rows.length),
    }
  },
})
