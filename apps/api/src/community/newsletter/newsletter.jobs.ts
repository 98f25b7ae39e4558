import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'

/** Pauses the newsletter for subscribers who no longer open it, and deletes expired data, once a day (NEWSLETTER-4). */
export const cleanUpSubscribers = defineJob({
  // The name in the databases that exist.
  name: 'tend-newsletter-subscribers',
  payload: z.object({}),
  cron: '40 3 * * *',
  timeoutSeconds: 60 * 60,
})

/** Mails the issues of the newsletter that are due, every five minutes and when one is sent at once (NEWSLETTER-5). */
export const sendNewsletters = defineJob({
  name: 'send-newsletters',
  payload: z.object({}),
  cron: '*/5 * * * *',
  timeoutSeconds: 60 * 60,
})
