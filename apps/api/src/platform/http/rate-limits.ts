import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/client.ts'
import { Failure } from './fail.ts'
import { problemMessages } from './problem.messages.ts'

/** At most `points` calls in `seconds`. */
export type RateLimit = { points: number; seconds: number }

/** The rate limits, by name. An address is the client's IP address. */
export const defaultRateLimits = {
  /** Failed logins for one account. */
  loginPerAccount: { points: 10, seconds: 15 * 60 },
  /** Failed logins from one address. */
  loginPerAddress: { points: 100, seconds: 15 * 60 },
  /** Wrong current passwords when a member changes theirs. */
  passwordPerAccount: { points: 10, seconds: 15 * 60 },
  /** Registrations from one address. */
  registerPerAddress: { points: 20, seconds: 60 * 60 },
  /** Password reset requests for one e-mail address, whether or not it has an account. */
  forgotPerAccount: { points: 3, seconds: 15 * 60 },
  /** Password reset requests from one address. */
  forgotPerAddress: { points: 20, seconds: 60 * 60 },
  /** Uses of mailed links from one address. */
  mailedTokenPerAddress: { points: 60, seconds: 15 * 60 },
  /** Verification mails requested by one account. */
  verificationPerAccount: { points: 3, seconds: 15 * 60 },
  /** Changes of the e-mail address requested by one account; each sends a mail. */
  emailChangePerAccount: { points: 5, seconds: 60 * 60 },
  /** Links to change an address that are mailed to one mailbox. */
  emailChangePerMailbox: { points: 3, seconds: 60 * 60 },
  /** Contact messages from one address. */
  contactPerAddress: { points: 10, seconds: 60 * 60 },
  /** Contact messages with one sender's e-mail address. */
  contactPerSender: { points: 3, seconds: 60 * 60 },
  /** Requests of the newsletter from one address. */
  newsletterPerAddress: { points: 10, seconds: 60 * 60 },
  /** Requests of the newsletter for one e-mail address. */
  newsletterPerMailbox: { points: 3, seconds: 60 * 60 },
  /** Rejected promotional codes from one address. */
  promoCodePerAddress: { points: 30, seconds: 15 * 60 },
  /** Steps of social sign-in from one address; each sign-in has two. */
  socialPerAddress: { points: 100, seconds: 15 * 60 },
  /** Tickets handed over by one account; each sends a mail. */
  handOverPerAccount: { points: 20, seconds: 60 * 60 },
  /** Mails with one ticket that staff send again. */
  resendPerTicket: { points: 10, seconds: 60 * 60 },
  /** Times that tickets of one event are mailed again by staff, many at once. */
  resendPerEvent: { points: 20, seconds: 60 * 60 },
  /** Joining waiting lists. */
  waitlistPerAccount: { points: 20, seconds: 60 * 60 },
  /** Photographs and clips added to exams. */
  examFilesPerAccount: { points: 100, seconds: 60 * 60 },
  /** Posts, comments, replies and stories. */
  textsPerAccount: { points: 120, seconds: 60 * 60 },
  /** Reports of things in the community. */
  reportsPerAccount: { points: 60, seconds: 60 * 60 },
  /** Pictures and clips uploaded by one account. */
  uploadsPerAccount: { points: 200, seconds: 60 * 60 },
  /** Sign-ins with a passkey begun from one address. */
  passkeyPerAddress: { points: 200, seconds: 15 * 60 },
  /** Codes of the second factor entered for one account. */
  codePerAccount: { points: 10, seconds: 15 * 60 },
  /** Copies of one's data requested by one account. */
  exportPerAccount: { points: 5, seconds: 24 * 60 * 60 },
  /** Messages to the academy. */
  chatPerAccount: { points: 30, seconds: 60 },
  /** Signs that someone is typing. */
  typingPerAccount: { points: 60, seconds: 60 },
} satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof defaultRateLimits

export type RateLimits = Record<RateLimitName, RateLimit>

/** Counts calls in PostgreSQL, so that all processes share the counts. */
export type RateLimiter = {
  /** Counts a call. Fails with 429 and `Retry-After` once the limit is reached. */
  take(key: string): Promise<void>
  /** Takes back one counted call. */
  refund(key: string): Promise<void>
  /** Deletes the count. */
  reset(key: string): Promise<void>
}

/** The limiter of each rate limit. */
export type RateLimiters = Record<RateLimitName, RateLimiter>

/** Creates the limiter of each rate limit. */
export function createRateLimiters(db: Database, limits: RateLimits): RateLimiters {
  const limiter = (name: RateLimitName) => createRateLimiter(db, name, limits[name])
  return {
    loginPerAccount: limiter('loginPerAccount'),
    loginPerAddress: limiter('loginPerAddress'),
    passwordPerAccount: limiter('passwordPerAccount'),
    registerPerAddress: limiter('registerPerAddress'),
    forgotPerAccount: limiter('forgotPerAccount'),
    forgotPerAddress: limiter('forgotPerAddress'),
    mailedTokenPerAddress: limiter('mailedTokenPerAddress'),
    verificationPerAccount: limiter('verificationPerAccount'),
    emailChangePerAccount: limiter('emailChangePerAccount'),
    emailChangePerMailbox: limiter('emailChangePerMailbox'),
    contactPerAddress: limiter('contactPerAddress'),
    contactPerSender: limiter('contactPerSender'),
    newsletterPerAddress: limiter('newsletterPerAddress'),
    newsletterPerMailbox: limiter('newsletterPerMailbox'),
    promoCodePerAddress: limiter('promoCodePerAddress'),
    socialPerAddress: limiter('socialPerAddress'),
    handOverPerAccount: limiter('handOverPerAccount'),
    resendPerTicket: limiter('resendPerTicket'),
    resendPerEvent: limiter('resendPerEvent'),
    waitlistPerAccount: limiter('waitlistPerAccount'),
    examFilesPerAccount: limiter('examFilesPerAccount'),
    textsPerAccount: limiter('textsPerAccount'),
    reportsPerAccount: limiter('reportsPerAccount'),
    uploadsPerAccount: limiter('uploadsPerAccount'),
    passkeyPerAddress: limiter('passkeyPerAddress'),
    codePerAccount: limiter('codePerAccount'),
    exportPerAccount: limiter('exportPerAccount'),
    chatPerAccount: limiter('chatPerAccount'),
    typingPerAccount: limiter('typingPerAccount'),
  }
}

function createRateLimiter(db: Database, name: RateLimitName, { points, seconds }: RateLimit): RateLimiter {
  const counter = new RateLimiterPostgres({
    storeClient: db.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  return {
    async take(key) {
      await counter.consume(digest(key)).catch((error: unknown) => {
        throw error instanceof RateLimiterRes ? tooManyRequests(error.msBeforeNext) : error
      })
    },
    async refund(key) {
      await counter.reward(digest(key), 1)
    },
    async reset(key) {
      await counter.delete(digest(key))
    },
  }
}

// Keys are hashed: the table stores no addresses, and a key of any length fits its column.
function digest(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url')
}

function tooManyRequests(milliseconds: number): Failure {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Failure(429, {
    message: problemMessages.tooManyAttempts(Math.ceil(seconds / 60)),
    headers: { 'Retry-After': String(seconds) },
  })
}
