import type { AccountListener } from './person/account-listener.ts'
import type { AuditLog } from './audit/audit-log.ts'
import type { Clock } from './clock/clock.ts'
import type { Database } from './db/client.ts'
import type { ApiEnv } from './env.ts'
import type { Clips } from './clip/clips.ts'
import type { Ffmpeg } from './ffmpeg/ffmpeg.ts'
import type { Files } from './files/files.ts'
import type { ConcurrencyLimit } from './http/concurrency-limit.ts'
import type { Logger } from './http/logger.ts'
import type { RateLimiters } from './http/rate-limits.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Branding } from './mail/email-content.ts'
import type { LiveEvents } from './live/live-events.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Notifications } from './notification/notifications.ts'
import type { PaymentProvider } from './payment-provider/payment-provider.ts'
import type { TestTill } from './payment-provider/test-till.ts'
import type { Push } from './push/push.ts'
import type { PdfRenderer } from './pdf/pdf-renderer.ts'
import type { Pictures } from './picture/pictures.ts'
import type { UploadStore } from './uploads/upload-store.ts'
import type { IdentityProvider } from './identity-provider/identity-provider.ts'

export type { Services, ServicesWithoutLimits } from './http/services.ts'

/** The parts of `Services`, created once per process by `createServices`. */
type Parts = {
  env: ApiEnv
  db: Database
  clock: Clock
  logger: Logger
  jobs: JobQueue
  mailer: Mailer
  limits: RateLimiters
  audit: AuditLog
  notifications: Notifications
  /** What the areas do when something happens to an account. */
  accountListeners: readonly AccountListener[]
  /** Tells open pages what happened. */
  live: LiveEvents
  files: Files
  pictures: Pictures
  clips: Clips
  /** Stores large uploads while they arrive. */
  uploads: UploadStore
  /** Transcodes videos. */
  ffmpeg: Ffmpeg
  /** The free bytes of the disk that has a folder. */
  countFreeBytes: (folder: string) => Promise<number>
  /** Push messages to those who run the academy. */
  push: Push
  pdf: PdfRenderer
  /** The academy and its public address, for mails and documents. */
  branding: () => Branding
  /** The configured providers of social sign-in. */
  identityProviders: IdentityProvider[]
  /** Takes card payments: Stripe, or the test till. */
  payments: PaymentProvider
  /** Null if Stripe is configured. */
  testTill: TestTill | null
  /** Limits how many searches run at once, so that a burst of them leaves connections for other calls. */
  searchLimit: ConcurrencyLimit
  /** Limits how many new orders run at once: they wait for one another when the seats of an event go on sale. */
  orderLimit: ConcurrencyLimit
}

declare module './http/services.ts' {
  interface Services extends Parts {}
}
