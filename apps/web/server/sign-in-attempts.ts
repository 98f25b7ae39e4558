import { isSocialProvider } from '@chignon/contract/social'
import type { Context } from 'hono'
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import * as z from 'zod'
import type { SignInAttempt, SignInAttempts } from '../app/lib/load-context.ts'
import { keyFor } from './key-for.ts'

// Whoever begins again and again has left the earlier ones.
const mostAtOnce = 5

const state = z.string().regex(/^[\w-]{16,128}$/)
const kept = z.object({
  provider: z.custom<SignInAttempt['provider']>(isSocialProvider),
  attempt: z.string(),
  returnTo: z.string(),
})

/** The attempts of a request and the work left to do for them when the answer is made. */
export type OpenSignInAttempts = SignInAttempts & { settle: () => Promise<void> }

/**
 * Attempts to sign in with Google or Facebook that this browser began: each in a signed cookie of its own, so that two
 * tabs do not mix, named by its state, so that a callback with another state finds none. HttpOnly, SameSite=Lax, Secure
 * and host-only on https.
 */
export function openSignInAttempts(
  c: Context,
  { secret, isHttps }: { secret: string; isHttps: boolean },
): OpenSignInAttempts {
  const prefix = isHttps ? '__Host-sign-in-' : 'sign-in-'
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const
  const key = keyFor('sign-in attempts', secret)
  const begun: { name: string; value: string; maxAge: number }[] = []
  const over = new Set<string>()
  return {
    keep(of, attempt, maxAge) {
      const value = Buffer.from(JSON.stringify(attempt)).toString('base64url')
      begun.push({ name: prefix + state.parse(of), value, maxAge })
      const earlier = Object.keys(getCookie(c)).filter((name) => name.startsWith(prefix))
      for (const name of earlier.slice(0, Math.max(0, earlier.length + 1 - mostAtOnce))) over.add(name)
    },
    async take(of) {
      if (!state.safeParse(of).success) return null
      const name = prefix + of
      const value = await getSignedCookie(c, key, name)
      if (!value || over.has(name)) return null
      over.add(name)
      return kept.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
    },
    async settle() {
      for (const name of over) deleteCookie(c, name, options)
      for (const { name, value, maxAge } of begun) {
        await setSignedCookie(c, name, value, key, { ...options, maxAge })
      }
    },
  }
}
