import type { Clock } from '../clock/clock.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { MailKind } from './mail-kind.ts'
import type { MailSubject } from './mail-template.ts'
import { sendMail } from './mail.jobs.ts'

/** A mail to be sent. Its content is written when it is sent. */
export type MailRequest = MailSubject & {
  kind: MailKind
  /** A mail that could not be sent within this time is dropped. Default: kept until it is sent or given up. */
  expiresInMs?: number
  /** Default: as soon as possible. */
  startAfter?: Date
}

/** Sends mail, in the background. */
export type Mailer = {
  /** Enqueues a mail in the current transaction: it is sent if that commits, otherwise not. */
  enqueue(mail: MailRequest): Promise<void>
  /**
   * Drops all mail to an address in the current transaction, and the traces of what was sent. What is enqueued afterwards is sent.
   */
  forget(address: string): Promise<void>
}

/** Creates a mailer over the job queue. */
export function createMailer(jobs: JobQueue, clock: Clock): Mailer {
  return {
    enqueue({ expiresInMs, startAfter, ...mail }) {
      const expiry =
        expiresInMs === undefined
          ? {}
          : { expiresAt: new Date(clock().getTime() + expiresInMs).toISOString() }
      return jobs.enqueue(sendMail, { ...mail, ...expiry }, startAfter ? { startAfter } : {})
    },
    forget: (address) => jobs.remove(sendMail, { to: address }),
  }
}
