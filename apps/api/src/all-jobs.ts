import { deleteDueAccounts } from './identity/account-deletion/account-deletion.jobs.ts'
import { awardFinishedPrograms } from './learning/certificate/certificate.jobs.ts'
import { makeExport } from './identity/data-export/data-export.jobs.ts'
import { expireOrder, expireOrders } from './commerce/checkout/expire-orders.jobs.ts'
import { reconcilePayments } from './commerce/checkout/payment.jobs.ts'
import { renewOneSubscription, renewSubscriptions } from './commerce/checkout/renew-subscriptions.jobs.ts'
import { refundEvent } from './commerce/checkout/refund-event.jobs.ts'
import { sendRefund } from './commerce/checkout/refund.jobs.ts'
import { resizeStoredPhotographs } from './learning/exam/exam.jobs.ts'
import { cleanUpFiles, removeStoredFile } from './platform/files/file.jobs.ts'
import { stripStoredClips } from './platform/clip/clip.jobs.ts'
import type { JobDefinition } from './platform/jobs/define-job.ts'
import type { JobHandler } from './platform/jobs/job-handler.ts'
import { reportDeadJobs } from './platform/jobs/report-dead-jobs.ts'
import { deleteOldEntries } from './platform/audit/audit.jobs.ts'
import { pruneLiveEvents } from './platform/live/live.jobs.ts'
import { sendDigests } from './platform/notification/digest.jobs.ts'
import { notifyOfEndings } from './platform/notification/ending.jobs.ts'
import { sendPush } from './platform/push/push.jobs.ts'
import { sendMail } from './platform/mail/mail.jobs.ts'
import { mailReports } from './community/report/report.jobs.ts'
import { sendNewsletters, cleanUpSubscribers } from './community/newsletter/newsletter.jobs.ts'
import { publishScheduledPosts } from './community/own-post/own-post.jobs.ts'
import { deliverTestEvent, settleTestCharge } from './platform/payment-provider/test-till.jobs.ts'
import { probeVideo, maintainVideos, transcodeVideo } from './learning/video/video.jobs.ts'
import { makeVoiceOver, maintainVoiceOvers } from './learning/voice-over/voice-over.jobs.ts'
import { publishVoiceOvers } from './learning/video/publish-voice-overs.jobs.ts'
import { publishScheduledDrafts } from './platform/document/document.jobs.ts'
import { updateWaitlist, updateWaitlists } from './commerce/waitlist/waitlist.jobs.ts'

/** Every kind of background job. */
export const allJobs = {
  sendMail,
  pruneLiveEvents,
  deleteOldEntries,
  sendDigests,
  notifyOfEndings,
  sendPush,
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
  maintainVideos,
  makeVoiceOver,
  publishVoiceOvers,
  maintainVoiceOvers,
  deleteDueAccounts,
  makeExport,
  awardFinishedPrograms,
  publishScheduledPosts,
  publishScheduledDrafts,
  sendNewsletters,
  cleanUpSubscribers,
}

/** A handler for every kind of job. */
export type JobHandlers = Record<keyof typeof allJobs, JobHandler>

/** The definitions, to create their queues. */
export const jobDefinitions: JobDefinition[] = Object.values(allJobs)
