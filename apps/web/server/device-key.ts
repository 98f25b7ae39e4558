import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

// The longest time that browsers keep a cookie.
const fourHundredDaysInSeconds = 34_560_000

/** The key of the browser of a request. `commit` writes the cookie of the response. */
export type OpenDeviceKey = { value: string; commit: () => void }

/**
 * A random key by which the API recognises a browser that signed in before (SESSION-3). Commit it only when someone signs in: other
 * visitors get no cookie. HttpOnly, SameSite=Lax, and on https Secure and host-only.
 */
export function openDeviceKey(c: Context, { isHttps }: { isHttps: boolean }): OpenDeviceKey {
  const name = isHttps ? '__Host-device' : 'device'
  const stored = getCookie(c, name)
  const value = stored && /^[\w-]{43}$/.test(stored) ? stored : randomBytes(32).toString('base64url')
  return {
    value,
    commit: () =>
      setCookie(c, name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isHttps,
        maxAge: fourHundredDaysInSeconds,
      }),
  }
}
