import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { forEachIndependently } from '../../platform/jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Services } from '../../platform/services.ts'
import { listDuePosts, publishDuePost } from './own-post.queries.ts'

/** Publishes the posts whose time has come, each minute (COMPOSE-5). */
export const publishScheduledPosts = defineJob({
  name: 'publish-scheduled-posts',
  payload: z.object({}),
  cron: '* * * * *',
})

export function publishScheduledPostsHandler({
  db,
  clock,
  logger,
}: Pick<Services, 'db' | 'clock' | 'logger'>): JobHandler {
  return handleJob(publishScheduledPosts, async () => {
    const now = clock()
    let published = 0
    const publish = async ({ id }: { id: string }) => {
      if (await publishDuePost(db(), id, now)) published += 1
    }
    await forEachIndependently(await listDuePosts(db(), now), publish, {
      logger,
      describe: ({ id }) => ({ post: id }),
    })
    if (published > 0) logger.info({ published }, 'scheduled posts published')
  })
}
