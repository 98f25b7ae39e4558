import { deleteDueAccountsHandler } from './account-deletion/account-deletion.jobs.ts'
import { awardFinishedProgramsHandler } from './certificate/award-finished-programs.ts'
import { makeExportHandler } from './data-export/data-export.jobs.ts'
import { createAuditLog } from './audit/audit-log.ts'
import { expireOrderHandler, expireOrdersHandler } from './checkout/expire-orders.jobs.ts'
import { reconcilePaymentsHandler } from './checkout/payment.jobs.ts'
import {
  renewOneSubscriptionHandler,
  renewSubscriptionsHandler,
} from './checkout/renew-subscriptions.jobs.ts'
import { receiveProviderEvent } from './checkout/receive-provider-event.ts'
import { refundEventHandler } from './checkout/refund-event.jobs.ts'
import { sendRefundHandler } from './checkout/refund.jobs.ts'
import { systemClock, type Clock } from './clock.ts'
import { openDatabase } from './db/client.ts'
import type { ProviderEnv } from './env.ts'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { createClips } from './clip/clips.ts'
import { stripStoredClipsHandler } from './clip/strip-stored-clips.ts'
import { resizeStoredPhotographsHandler } from './exam/resize-stored-photographs.ts'
import { createFfmpeg } from './ffmpeg/ffmpeg.ts'
import { openUploadStore } from './uploads/upload-store.ts'
import { probeVideoHandler } from './video/probe-stage.ts'
import { tendVideosHandler } from './video/tend-videos.ts'
import { transcodeVideoHandler } from './video/transcode-stage.ts'
import { makeVoiceOverHandler } from './voice-over/make-voice-over.ts'
import { publishVoiceOversHandler } from './voice-over/publish-voice-overs.ts'
import { tendVoiceOversHandler } from './voice-over/tend-voice-overs.ts'
import { cleanUpFilesHandler, removeStoredFileHandler } from './files/file.jobs.ts'
import { createFiles } from './files/files.ts'
import { openStorage } from './files/open-storage.ts'
import { createConcurrencyLimit } from './http/concurrency-limit.ts'
import { silentLogger, type Logger } from './http/logger.ts'
import { createRateLimiters, defaultRateLimits, type RateLimits } from './http/rate-limits.ts'
import type { JobHandlers } from './all-jobs.ts'
import { openBoss } from './jobs/boss.ts'
import { createJobQueue } from './jobs/job-queue.ts'
import { createJobWorker } from './jobs/job-worker.ts'
import { reportDeadJobsHandler } from './jobs/report-dead-jobs.ts'
import { createMailTemplates } from './mail-templates.ts'
import { sendMailHandler } from './mail/mail.jobs.ts'
import { createMailer } from './mail/mailer.ts'
import { openTransport } from './mail/open-transport.ts'
import type { Transport } from './mail/transport.ts'
import { recordBounce } from './newsletter/record-bounce.ts'
import { mailReportsHandler } from './report/mail-reports.ts'
import { createIndexWorker } from './search/index-worker.ts'
import { openPayments } from './payments/open-payments.ts'
import { deliverTestEventHandler, settleTestChargeHandler } from './payments/test-till.jobs.ts'
import { publishScheduledPostsHandler } from './own-post/own-post.jobs.ts'
import { sendNewslettersHandler } from './newsletter/send-newsletters.ts'
import { tendSubscribersHandler } from './newsletter/tend-subscribers.ts'
import { createPictures } from './picture/pictures.ts'
import { createPdfRenderer } from './pdf/pdf-renderer.ts'
import { createLiveEvents } from './live/live-events.ts'
import { pruneLiveEventsHandler } from './live/live.jobs.ts'
import { notifyOfEndingsHandler } from './notification/ending.jobs.ts'
import { sendDigestsHandler } from './notification/send-digests.ts'
import { mailNotification } from './notification/mail-notification.ts'
import { createNotifications } from './notification/notifications.ts'
import type { Services } from './services.ts'
import { createIdentityProviders } from './identity-provider/create-identity-providers.ts'
import { updateWaitlistHandler, updateWaitlistsHandler } from './waitlist/update-waitlists.ts'

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
  env: ProviderEnv & { databaseUrl: string },
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
  const frame = () => ({ brand: env.brand, site })
  const transport = options.transport ?? openTransport(env.mail, env.brand, clock)
  const pdf = createPdfRenderer()
  const templates = createMailTemplates({ db, clock, frame, pdf })
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
    live,
    pdf,
    frame,
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
      frame,
      onBounce: { 'newsletter-issue': (deliveryId) => recordBounce(db, deliveryId, clock()) },
    }),
    pruneLiveEvents: pruneLiveEventsHandler({ db, clock }),
    sendDigests: sendDigestsHandler(services),
    notifyOfEndings: notifyOfEndingsHandler(services),
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
    tendVideos: tendVideosHandler(services),
    makeVoiceOver: makeVoiceOverHandler(services),
    publishVoiceOvers: publishVoiceOversHandler(services),
    tendVoiceOvers: tendVoiceOversHandler(services),
    deleteDueAccounts: deleteDueAccountsHandler(services),
    makeExport: makeExportHandler(services),
    awardFinishedPrograms: awardFinishedProgramsHandler(services),
    publishScheduledPosts: publishScheduledPostsHandler(services),
    sendNewsletters: sendNewslettersHandler(services),
    tendSubscribers: tendSubscribersHandler(services),
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
