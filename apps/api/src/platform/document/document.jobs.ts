import * as z from 'zod/mini'
import { presenceSeconds } from '@chignon/contract/platform/document-rules'
import { defineJob } from '../jobs/define-job.ts'
import { forEachIndependently } from '../jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import type { Services } from '../services.ts'
import { deletePresencesBefore, listDueDrafts, type Subject } from './draft.queries.ts'
import type { PublishServices } from './publish-draft.ts'

/** Publishes the drafts whose time has come, each minute (DOCUMENT-4). */
export const publishScheduledDrafts = defineJob({
  name: 'publish-scheduled-drafts',
  payload: z.object({}),
  cron: '* * * * *',
})

/** Publishes the draft of a kind, by its name; returns whether it did. */
export type DuePublishers = Readonly<
  Record<string, (services: PublishServices, id: string) => Promise<boolean>>
>

export function publishScheduledDraftsHandler(
  services: PublishServices & Pick<Services, 'logger'>,
  publishers: DuePublishers,
): JobHandler {
  const { db, clock, logger } = services
  return handleJob(publishScheduledDrafts, async () => {
    const now = clock()
    let published = 0
    const publish = async ({ type, id }: Subject) => {
      if (await publishers[type]?.(services, id)) published += 1
    }
    await forEachIndependently(await listDueDrafts(db(), now), publish, {
      logger,
      describe: (subject) => ({ draft: `${subject.type} ${subject.id}` }),
    })
    await deletePresencesBefore(db(), new Date(now.getTime() - presenceSeconds * 1000))
    if (published > 0) logger.info({ published }, 'scheduled drafts published')
  })
}
