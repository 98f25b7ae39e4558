import { isSocialProvider } from '@chignon/contract/identity/social'
import type { Context } from 'hono'
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import * as z from 'zod'
import type { SignInAttempt, SignInAttempts } from '../app/lib/data/load-context.ts'
import { deriveKey } from './derive-key.ts'

// Older attempts are deleted: each is a cookie, and the total size of cookies is limited.
const maxAttempts = 5

const stateSchema = z.string().regex(/^[\w-]{16,128}$/)
const attemptSchema = z.object({
  provider: z.custom<SignInAttempt['provider']>(isSocialProvider),
  attempt: z.string(),
  returnTo: z.string(),
})

/** The sign-in attempts of a request. `commit` writes the cookies of the response. */
export type OpenSignInAttempts = SignInAttempts & { commit: () => Promise<void> }

/**
 * The attempts to sign in with Google or Facebook that this browser started. Each has its own signed cookie, so that two
 * tabs do not interfere. The cookie's name contains the OAuth state, so that a callback with another state finds no
 * attempt. HttpOnly, SameSite=Lax, and on https Secure and host-only.
 */
export function openSignInAttempts(
  c: Context,
  { secret, isHttps }: { secret: string; isHttps: boolean },
): OpenSignInAttempts {
  const prefix = isHttps ? '__Host-sign-in-' : 'sign-in-'
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const
  const key = deriveKey('sign-in attempts', secret)
  const added: { name: string; value: string; maxAge: number }[] = []
  const removed = new Set<string>()
  return {
    store(state, attempt, maxAge) {
      const value = Buffer.from(JSON.stringify(attempt)).toString('base64url')
      added.push({ name: prefix + stateSchema.parse(state), value, maxAge })
      const earlier = Object.keys(getCookie(c)).filter((name) => name.startsWith(prefix))
      for (const name of earlier.slice(0, Math.max(0, earlier.length + 1 - maxAttempts))) removed.add(name)
    },
    async consume(state) {
      if (!stateSchema.safeParse(state).success) return null
      const name = prefix + state
      const value = await getSignedCookie(c, key, name)
      if (!value || removed.has(name)) return null
      removed.add(name)
      return attemptSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
    },
    async commit() {
      for (const name of removed) deleteCookie(c, name, options)
      for (const { name, value, maxAge } of added) {
        await setSignedCookie(c, name, value, key, { ...options, maxAge })
      }
    },
  }
}
