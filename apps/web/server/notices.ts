import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Notice, Notices } from '../app/lib/load-context.ts'
import { keyFor } from './key-for.ts'

const minuteInSeconds = 60

/** The notice of a request and the work left to do for it when the answer is made. */
export type OpenNotices = Notices & { settle: () => Promise<void> }

/**
 * What one answer leaves for the page it leads to, in a signed cookie that the next page takes away: nobody else can
 * put words into our mouth, as they could in an address.
 */
export function openNotices(
  c: Context,
  { secret, isHttps }: { secret: string; isHttps: boolean },
): OpenNotices {
  const name = isHttps ? '__Host-notice' : 'notice'
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const
  const key = keyFor('notices', secret)
  let left: Notice | undefined
  let read: Promise<Notice | null> | undefined
  return {
    leave(notice) {
      left = notice
    },
    // Several loaders of one page may ask.
    read: () =>
      (read ??= getSignedCookie(c, key, name).then((value) =>
        value ? JSON.parse(Buffer.from(value, 'base64url').toString()) : null,
      )),
    async settle() {
      if (left) {
        const value = Buffer.from(JSON.stringify(left)).toString('base64url')
        await setSignedCookie(c, name, value, key, { ...options, maxAge: minuteInSeconds })
      } else if (await read) deleteCookie(c, name, options)
    },
  }
}
