import * as z from 'zod/mini'
import { defineJob } from '../jobs/define-job.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import type { Services } from '../services.ts'
import { publishDuePosts } from './own-post.queries.ts'

/** Publishes the posts whose time has come, each minute (COMPOSE-5). */
export const publishScheduledPosts = defineJob({
  name: 'publish-scheduled-posts',
  payload: z.object({}),
  cron: '* * * * *',
})

/** Runs `publishScheduledPosts`. */
export function publishScheduledPostsHandler({
  db,
  clock,
  logger,
}: Pick<Services, 'db' | 'clock' | 'logger'>): JobHandler {
  return handleJob(publishScheduledPosts, async () => {
    const published = await publishDuePosts(db(), clock())
    if (published > 0) logger.info({ published }, 'scheduled posts published')
  })
}
