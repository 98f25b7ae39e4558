import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/client.ts'
import { Failure } from '../http/fail.ts'

/** How often something may happen: `points` times in `seconds`. */
export type Limit = { points: number; seconds: number }

/** What is limited, each for itself. */
export type Limits = {
  /** Failed logins for one account. */
  loginPerAccount: Limit
  /** Failed logins from one address. */
  loginPerAddress: Limit
  /** Wrong current passwords of one person who changes theirs. */
  passwordPerAccount: Limit
  /** Registrations from one address. */
  registerPerAddress: Limit
  /** Forgotten passwords of one account, whether or not there is one. */
  forgotPerAccount: Limit
  /** Forgotten passwords from one address. */
  forgotPerAddress: Limit
  /** Uses of mailed links from one address. */
  mailedTokenPerAddress: Limit
  /** Links to confirm one person's address. */
  verificationPerAccount: Limit
  /** Contact messages from one address. */
  contactPerAddress: Limit
  /** Contact messages by one sender's e-mail address. */
  contactPerSender: Limit
  /** Steps of signing in with Google or Facebook, from one address; two make one sign-in. */
  socialPerAddress: Limit
}

/** The limits unless told otherwise. */
export const defaultLimits: Limits = {
  loginPerAccount: { points: 10, seconds: 15 * 60 },
  loginPerAddress: { points: 100, seconds: 15 * 60 },
  passwordPerAccount: { points: 10, seconds: 15 * 60 },
  registerPerAddress: { points: 20, seconds: 60 * 60 },
  forgotPerAccount: { points: 3, seconds: 15 * 60 },
  forgotPerAddress: { points: 20, seconds: 60 * 60 },
  mailedTokenPerAddress: { points: 60, seconds: 15 * 60 },
  verificationPerAccount: { points: 3, seconds: 15 * 60 },
  contactPerAddress: { points: 10, seconds: 60 * 60 },
  contactPerSender: { points: 3, seconds: 60 * 60 },
  socialPerAddress: { points: 100, seconds: 15 * 60 },
}

/** Counts attempts in PostgreSQL, so that every process counts together. */
export type Limiter = {
  /** Counts an attempt; ends the call with 429 and the time to wait once there were too many. */
  take(key: string): Promise<void>
  /** Takes one attempt back: it turned out not to be a failure. */
  refund(key: string): Promise<void>
  /** Forgets all attempts. */
  forget(key: string): Promise<void>
}

/** Makes the limiter of one limit. */
export function limiter(db: Database, name: keyof Limits, { points, seconds }: Limit): Limiter {
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
      await counter.consume(digest(key)).catch((refusal: unknown) => {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal
      })
    },
    async refund(key) {
      await counter.reward(digest(key), 1)
    },
    async forget(key) {
      await counter.delete(digest(key))
    },
  }
}

// The table shows nobody's address, and no key is too long for it.
function digest(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url')
}

function tooMany(milliseconds: number): Failure {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Failure(429, {
    message: (say) => say.tooManyAttempts(Math.ceil(seconds / 60)),
    headers: { 'Retry-After': String(seconds) },
  })
}
