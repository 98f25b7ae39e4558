import { secondStepMinutes } from '@chignon/contract/identity/identity-rules'
import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import * as z from 'zod'
import type { PendingSignIn, PendingSignInStore } from '../app/lib/data/load-context.ts'
import { deriveKey } from './derive-key.ts'

const contentSchema = z.object({ challenge: z.string(), returnTo: z.string() })

/** The sign-in of a request that waits for a code. `commit` writes the cookie of the response. */
export type OpenPendingSignIn = PendingSignInStore & { commit: () => Promise<void> }

/**
 * The sign-in of this browser whose first step succeeded, in a signed cookie until the code is entered. HttpOnly, SameSite=Lax, and
 * on https Secure and host-only.
 */
export function openPendingSignIn(
  c: Context,
  { secret, isHttps }: { secret: string; isHttps: boolean },
): OpenPendingSignIn {
  const name = isHttps ? '__Host-pending-sign-in' : 'pending-sign-in'
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const
  const key = deriveKey('pending sign-in', secret)
  let change: PendingSignIn | null | undefined
  return {
    async read() {
      const value = await getSignedCookie(c, key, name)
      return value ? contentSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString())) : null
    },
    store(pending) {
      change = pending
    },
    clear() {
      change = null
    },
    async commit() {
      if (change === undefined) return
      if (change === null) return void deleteCookie(c, name, options)
      const value = Buffer.from(JSON.stringify(change)).toString('base64url')
      await setSignedCookie(c, name, value, key, { ...options, maxAge: secondStepMinutes * 60 })
    },
  }
}
