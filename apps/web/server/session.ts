import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Session } from '../app/lib/data/load-context.ts'
import type { OpenDeviceKey } from './device-key.ts'

const thirtyDaysInSeconds = 2_592_000

/** The session of a request. `commit` writes the cookie of the response. */
export type OpenSession = Session & { commit: () => Promise<void> }

/**
 * Reads the session cookie: HttpOnly, SameSite=Lax, and on https Secure and host-only. Its token is signed, so that a
 * forged cookie never reaches the API. When a session starts, the key of the device is stored too.
 */
export async function openSession(
  c: Context,
  { secret, isHttps, device }: { secret: string; isHttps: boolean; device?: OpenDeviceKey },
): Promise<OpenSession> {
  const name = isHttps ? '__Host-session' : 'session'
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const
  const token = await getSignedCookie(c, secret, name)
  let change: { token: string | null } | undefined
  const session: OpenSession = {
    token: token || null,
    start: (newToken) => {
      change = { token: newToken }
    },
    end: () => {
      change = { token: null }
      // Further API calls of this request are a guest's.
      session.token = null
    },
    commit: async () => {
      if (!change) return
      if (change.token === null) deleteCookie(c, name, options)
      else {
        await setSignedCookie(c, name, change.token, secret, { ...options, maxAge: thirtyDaysInSeconds })
        device?.commit()
      }
    },
  }
  return session
}
