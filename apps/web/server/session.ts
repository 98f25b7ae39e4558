import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Session } from '../app/lib/load-context.ts'

const thirtyDaysInSeconds = 2_592_000

/** A session and the work left to do for it when the answer is made. */
export type OpenSession = Session & { settle: () => Promise<void> }

/**
 * Reads the session cookie: HttpOnly, SameSite=Lax, Secure and host-only on https. The token inside is signed,
 * so a made-up cookie never reaches the provider.
 */
export async function openSession(
  c: Context,
  { secret, isHttps }: { secret: string; isHttps: boolean },
): Promise<OpenSession> {
  const name = isHttps ? '__Host-session' : 'session'
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const
  const kept = await getSignedCookie(c, secret, name)
  let change: { to: string | null } | undefined
  const session: OpenSession = {
    token: kept || null,
    start: (token) => {
      change = { to: token }
    },
    end: () => {
      change = { to: null }
      // What else this request asks for, it asks as a guest.
      session.token = null
    },
    settle: async () => {
      if (!change) return
      if (change.to === null) deleteCookie(c, name, options)
      else await setSignedCookie(c, name, change.to, secret, { ...options, maxAge: thirtyDaysInSeconds })
    },
  }
  return session
}
