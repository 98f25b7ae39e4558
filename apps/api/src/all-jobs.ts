import { deleteDueAccounts } from './account-deletion/account-deletion.jobs.ts'
import { awardFinishedPrograms } from './certificate/certificate.jobs.ts'
import { makeExport } from './data-export/data-export.jobs.ts'
import { expireOrder, expireOrders } from './checkout/expire-orders.jobs.ts'
import { reconcilePayments } from './checkout/payment.jobs.ts'
import { renewOneSubscription, renewSubscriptions } from './checkout/renew-subscriptions.jobs.ts'
import { refundEvent } from './checkout/refund-event.jobs.ts'
import { sendRefund } from './checkout/refund.jobs.ts'
import { resizeStoredPhotographs } from './exam/exam.jobs.ts'
import { cleanUpFiles, removeStoredFile } from './files/file.jobs.ts'
import { stripStoredClips } from './clip/clip.jobs.ts'
import type { JobDefinition } from './jobs/define-job.ts'
import type { JobHandler } from './jobs/job-handler.ts'
import { reportDeadJobs } from './jobs/report-dead-jobs.ts'
import { pruneLiveEvents } from './live/live.jobs.ts'
import { sendDigests } from './notification/digest.jobs.ts'
import { notifyOfEndings } from './notification/ending.jobs.ts'
import { sendMail } from './mail/mail.jobs.ts'
import { mailReports } from './report/report.jobs.ts'
import { sendNewsletters, tendSubscribers } from './newsletter/newsletter.jobs.ts'
import { publishScheduledPosts } from './own-post/own-post.jobs.ts'
import { deliverTestEvent, settleTestCharge } from './payments/test-till.jobs.ts'
import { probeVideo, tendVideos, transcodeVideo } from './video/video.jobs.ts'
import { makeVoiceOver, publishVoiceOvers, tendVoiceOvers } from './voice-over/voice-over.jobs.ts'
import { updateWaitlist, updateWaitlists } from './waitlist/waitlist.jobs.ts'

/** Every kind of background job. */
export const allJobs = {
  sendMail,
  pruneLiveEvents,
  sendDigests,
  notifyOfEndings,
  reportDeadJobs,
  removeStoredFile,
  cleanUpFiles,
  stripStoredClips,
  resizeStoredPhotographs,
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
  mailReports,
  probeVideo,
  transcodeVideo,
  tendVideos,
  makeVoiceOver,
  publishVoiceOvers,
  tendVoiceOvers,
  deleteDueAccounts,
  makeExport,
  awardFinishedPrograms,
  publishScheduledPosts,
  sendNewsletters,
  tendSubscribers,
}

/** A handler for every kind of job. */
export type JobHandlers = Record<keyof typeof allJobs, JobHandler>

/** The definitions, to create their queues. */
export const jobDefinitions: JobDefinition[] = Object.values(allJobs)
