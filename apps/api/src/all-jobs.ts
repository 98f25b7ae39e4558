import { expireOrder, expireOrders } from './checkout/expire-orders.jobs.ts'
import { reconcilePayments } from './checkout/payment.jobs.ts'
import { renewOneSubscription, renewSubscriptions } from './checkout/renew-subscriptions.jobs.ts'
import { refundEvent } from './checkout/refund-event.jobs.ts'
import { sendRefund } from './checkout/refund.jobs.ts'
import { cleanUpFiles, removeStoredFile } from './files/file.jobs.ts'
import type { JobDefinition } from './jobs/define-job.ts'
import type { JobHandler } from './jobs/job-handler.ts'
import { reportDeadJobs } from './jobs/report-dead-jobs.ts'
import { sendMail } from './mail/mail.jobs.ts'
import { deliverTestEvent, settleTestCharge } from './payments/test-till.jobs.ts'
import { probeVideo, tendVideos, transcodeVideo } from './video/video.jobs.ts'
import { updateWaitlist, updateWaitlists } from './waitlist/waitlist.jobs.ts'

/** Every kind of background job. */
export const allJobs = {
  sendMail,
  reportDeadJobs,
  removeStoredFile,
  cleanUpFiles,
  settleTestCharge,
  deliverTestEvent,
  reconcilePayments,
  renewOneSubscription,
  renewSubscriptions,
  sendRefund,
  refundEvent,
  expireOrder,
  expireOrders,
  updateWaitlist,
  updateWaitlists,
  probeVideo,
  transcodeVideo,
  tendVideos,
}

/** A handler for every kind of job. */
export type JobHandlers = Record<keyof typeof allJobs, JobHandler>

/** The definitions, to create their queues. */
export const jobDefinitions: JobDefinition[] = Object.values(allJobs)
