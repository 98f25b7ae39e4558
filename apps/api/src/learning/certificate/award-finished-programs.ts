import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import type { AwardServices } from './award-certificate.ts'
import { awardForProgramsWithoutExam } from './award-for-program.ts'
import { awardFinishedPrograms } from './certificate.jobs.ts'
import { listUnawarded } from './finished-programs.queries.ts'

const batchSize = 200

/** If the award of a person fails, it is reported and tried again the next day. */
export function awardFinishedProgramsHandler(services: AwardServices & Pick<Services, 'logger'>): JobHandler {
  const { db, logger } = services
  const award = (userId: string) =>
    db.transaction(async () => {
      const person = await lockUser(db(), userId)
      if (person && !person.deletedAt) await awardForProgramsWithoutExam(services, person)
    })
  return handleJob(awardFinishedPrograms, async () => {
    let after: string | null = null
    for (;;) {
      const batch = await listUnawarded(db(), { after, limit: batchSize })
      for (const userId of batch) {
        await award(userId).catch((error: unknown) =>
          logger.error({ user: userId, reason: String(error) }, 'a finished program could not be certified'),
        )
      }
      const last = batch.at(-1)
      if (last === undefined) break
      after = last
    }
  })
}
