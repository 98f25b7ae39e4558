import { deleteDueAccountsHandler } from './identity/account-deletion/account-deletion.jobs.ts'
import { awardFinishedProgramsHandler } from './learning/certificate/award-finished-programs.ts'
import { makeExportHandler } from './identity/data-export/data-export.jobs.ts'
import { accountListeners } from './account-listeners.ts'
import { createAuditLog } from './platform/audit/audit-log.ts'
import { deleteOldEntriesHandler } from './platform/audit/audit.jobs.ts'
import { expireOrderHandler, expireOrdersHandler } from './commerce/checkout/expire-orders.jobs.ts'
import { reconcilePaymentsHandler } from './commerce/checkout/payment.jobs.ts'
import {
  renewOneSubscriptionHandler,
  renewSubscriptionsHandler,
} from './commerce/checkout/renew-subscriptions.jobs.ts'
import { receiveProviderEvent } from './commerce/checkout/receive-provider-event.ts'
import { refundEventHandler } from './commerce/checkout/refund-event.jobs.ts'
import { sendRefundHandler } from './commerce/checkout/refund.jobs.ts'
import { systemClock, type Clock } from './platform/clock/clock.ts'
import { openDatabase } from './platform/db/client.ts'
import type { ApiEnv } from './platform/env.ts'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { createClips } from './platform/clip/clips.ts'
import { stripStoredClipsHandler } from './platform/clip/strip-stored-clips.ts'
import { resizeStoredPhotographsHandler } from './learning/exam/resize-stored-photographs.ts'
import { createFfmpeg } from './platform/ffmpeg/ffmpeg.ts'
import { openUploadStore } from './platform/uploads/upload-store.ts'
import { probeVideoHandler } from './learning/video/probe-stage.ts'
import { maintainVideosHandler } from './learning/video/maintain-videos.ts'
import { transcodeVideoHandler } from './learning/video/transcode-stage.ts'
import { makeVoiceOverHandler } from './learning/voice-over/make-voice-over.ts'
import { publishVoiceOversHandler } from './learning/voice-over/publish-voice-overs.ts'
import { maintainVoiceOversHandler } from './learning/voice-over/maintain-voice-overs.ts'
import { cleanUpFilesHandler, removeStoredFileHandler } from './platform/files/file.jobs.ts'
import { createFiles } from './platform/files/files.ts'
import { openStorage } from './platform/files/open-storage.ts'
import { createConcurrencyLimit } from './platform/http/concurrency-limit.ts'
import { silentLogger, type Logger } from './platform/http/logger.ts'
import { createRateLimiters, defaultRateLimits, type RateLimits } from './platform/http/rate-limits.ts'
import type { JobHandlers } from './all-jobs.ts'
import { duePublishers } from './due-publishers.ts'
import { publishScheduledDraftsHandler } from './platform/document/document.jobs.ts'
import { openBoss } from './platform/jobs/boss.ts'
import { createJobQueue } from './platform/jobs/job-queue.ts'
import { createJobWorker } from './platform/jobs/job-worker.ts'
import { reportDeadJobsHandler } from './platform/jobs/report-dead-jobs.ts'
import { noteOrderMail } from './commerce/order-mail/note-order-mail.ts'
import { createMailTemplates } from './mail-templates.ts'
import { sendMailHandler } from './platform/mail/mail.jobs.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { openTransport } from './platform/mail/open-transport.ts'
import type { Transport } from './platform/mail/transport.ts'
import { recordBounce } from './community/newsletter/record-bounce.ts'
import { mailReportsHandler } from './community/report/mail-reports.ts'
import { createIndexWorker } from './catalogue/search/index-worker.ts'
import { openPayments } from './platform/payment-provider/open-payments.ts'
import {
  deliverTestEventHandler,
  settleTestChargeHandler,
} from './platform/payment-provider/test-till.jobs.ts'
import { publishScheduledPostsHandler } from './community/own-post/own-post.jobs.ts'
import { sendNewslettersHandler } from './community/newsletter/send-newsletters.ts'
import { cleanUpSubscribersHandler } from './community/newsletter/clean-up-subscribers.ts'
import { createPictures } from './platform/picture/pictures.ts'
import { createPush } from './platform/push/push.ts'
import { sendPushHandler, type PushFetch } from './platform/push/push.jobs.ts'
import { createPdfRenderer } from './platform/pdf/pdf-renderer.ts'
import { createLiveEvents } from './platform/live/live-events.ts'
import { pruneLiveEventsHandler } from './platform/live/live.jobs.ts'
import { notifyOfEndingsHandler } from './platform/notification/ending.jobs.ts'
import { sendDigestsHandler } from './platform/notification/send-digests.ts'
import { mailNotification } from './platform/notification/mail-notification.ts'
import { createNotifications } from './platform/notification/notifications.ts'
import type { Services } from './platform/services.ts'
import { createIdentityProviders } from './platform/identity-provider/create-identity-providers.ts'
import { updateWaitlistHandler, updateWaitlistsHandler } from './commerce/waitlist/update-waitlists.ts'

/** What tests replace. */
export type ServiceOptions = {
  clock?: Clock
  /** Default: logs nothing. */
  logger?: Logger
  rateLimits?: RateLimits
  /** Default: SMTP or files, by the settings. */
  transport?: Transport
  /** Default: as the file system reports. */
  countFreeBytes?: Services['countFreeBytes']
  /** How push services are called. Default: `fetch`. */
  pushFetch?: PushFetch
}

/** The services and their background work. */
export type ProcessServices = Services & {
  /** Starts background work. Links in mails start with `site`, such as `https://academy.example`. */
  start(site: string): void
  /** Runs the jobs that are due now, such as sending mail. For tests. */
  runJobs(): Promise<void>
  /** Stops background work and closes the database's connections. May be called more than once. */
  close(): Promise<void>
}

/** The composition root: creates every service once. Connects to nothing yet. */
export function createServices(
  env: ApiEnv & { databaseUrl: string },
  {
    clock = systemClock,
    logger = silentLogger,
    rateLimits = defaultRateLimits,
    ...options
  }: ServiceOptions = {},
): ProcessServices {
  const db = openDatabase(env.databaseUrl, {
    onLostConnection: ({ message }) =>
      logger.warn({ reason: message }, 'a connection to the database was lost'),
  })
  let site = env.publicUrl ?? ''
  const branding = () => ({ brand: env.brand, site })
  const transport = options.transport ?? openTransport(env.mail, env.brand, clock)
  const pdf = createPdfRenderer()
  const templates = createMailTemplates({ db, clock, branding, pdf })
  const boss = openBoss(db)
  const jobs = createJobQueue(db, boss, (name) => worker.wake(name))
  const storage = openStorage(env.files)
  const live = createLiveEvents(db, { clock, logger, databaseUrl: env.databaseUrl })
  const { payments, testTill } = openPayments(env.payments, { db, clock, jobs, logger })
  const files = createFiles({ db, clock, logger, jobs, storage })
  const mailer = createMailer(jobs, clock)
  const ffmpeg = createFfmpeg(env.videos.ffmpegPath)
  const clipFolder = path.join(env.videos.workFolder, 'clips')
  const services: Services = {
    env,
    db,
    clock,
    logger,
    jobs,
    mailer,
    limits: createRateLimiters(db, rateLimits),
    audit: createAuditLog(db, clock),
    notifications: createNotifications(db, clock, {
      onSent: (id, notification) => mailNotification({ db, clock, mailer }, id, notification),
      onChanged: (userId) => live.publish(`user:${userId}`, { type: 'notifications' }),
    }),
    accountListeners,
    live,
    pdf,
    push: createPush({ db, clock, jobs, dataDir: env.dataDir, isOn: env.publicUrl !== undefined }),
    branding,
    files,
    pictures: createPictures({ db, clock, files }),
    clips: createClips({ ffmpeg, files, folder: clipFolder }),
    uploads: openUploadStore(env.files),
    ffmpeg,
    countFreeBytes: options.countFreeBytes ?? countFreeBytes,
    payments,
    testTill,
    identityProviders: createIdentityProviders(env.social),
    searchLimit: createConcurrencyLimit({ maxRunning: Math.ceil(db.pool.options.max / 2) }),
    orderLimit: createConcurrencyLimit({ maxRunning: Math.ceil(db.pool.options.max / 2) }),
  }
  const handlers: JobHandlers = {
    sendMail: sendMailHandler({
      clock,
      transport,
      templates,
      branding,
      onSent: (mail) => noteOrderMail({ db, clock }, mail),
      onBounce: { 'newsletter-issue': (deliveryId) => recordBounce(db, deliveryId, clock()) },
    }),
    pruneLiveEvents: pruneLiveEventsHandler({ db, clock }),
    deleteOldEntries: deleteOldEntriesHandler(services),
    sendDigests: sendDigestsHandler(services),
    notifyOfEndings: notifyOfEndingsHandler(services),
    sendPush: sendPushHandler({ db, branding, push: services.push, fetch: options.pushFetch ?? fetch }),
    reportDeadJobs: reportDeadJobsHandler(jobs, logger),
    removeStoredFile: removeStoredFileHandler(storage),
    cleanUpFiles: cleanUpFilesHandler({ db, clock, logger, storage, workFolder: clipFolder }),
    stripStoredClips: stripStoredClipsHandler({ db, clock, files, ffmpeg, logger, folder: clipFolder }),
    resizeStoredPhotographs: resizeStoredPhotographsHandler(services),
    settleTestCharge: settleTestChargeHandler(testTill),
    expireOrder: expireOrderHandler(services),
    expireOrders: expireOrdersHandler(services),
    deliverTestEvent: deliverTestEventHandler(testTill, async (rawBody, headers) => {
      await receiveProviderEvent(services, rawBody, headers)
    }),
    reconcilePayments: reconcilePaymentsHandler(services),
    renewOneSubscription: renewOneSubscriptionHandler(services),
    renewSubscriptions: renewSubscriptionsHandler(services),
    sendRefund: sendRefundHandler(services),
    refundEvent: refundEventHandler(services),
    updateWaitlist: updateWaitlistHandler(services),
    updateWaitlists: updateWaitlistsHandler(services),
    mailReports: mailReportsHandler(services),
    probeVideo: probeVideoHandler(services),
    transcodeVideo: transcodeVideoHandler(services),
    maintainVideos: maintainVideosHandler(services),
    makeVoiceOver: makeVoiceOverHandler(services),
    publishVoiceOvers: publishVoiceOversHandler(services),
    maintainVoiceOvers: maintainVoiceOversHandler(services),
    deleteDueAccounts: deleteDueAccountsHandler(services),
    makeExport: makeExportHandler(services),
    awardFinishedPrograms: awardFinishedProgramsHandler(services),
    publishScheduledPosts: publishScheduledPostsHandler(services),
    publishScheduledDrafts: publishScheduledDraftsHandler(services, duePublishers),
    sendNewsletters: sendNewslettersHandler(services),
    cleanUpSubscribers: cleanUpSubscribersHandler(services),
  }
  const worker = createJobWorker(boss, Object.values(handlers), logger)
  const indexWorker = createIndexWorker({ db, logger })
  let closing: Promise<void> | undefined
  return {
    ...services,
    start(address) {
      site = address
      worker.start()
      live.start()
      indexWorker.start()
    },
    runJobs: () => worker.drain(),
    close: () =>
      (closing ??= (async () => {
        // Its jobs fail at once, and run again in another process.
        services.ffmpeg.close()
        await Promise.all([worker.stop(), indexWorker.stop(), live.close()])
        transport.close()
        await pdf.close()
        await db.close()
      })()),
  }
}

async function countFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
