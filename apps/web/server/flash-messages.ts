import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Notice, Notices } from '../app/lib/data/load-context.ts'
import { deriveKey } from './derive-key.ts'

const maxAgeInSeconds = 60

/** The flash message of a request. `commit` writes the cookie of the response; a redirect shows no message, so it keeps it. */
export type OpenFlashMessages = Notices & { commit: (response: { isRedirect: boolean }) => Promise<void> }

/**
 * A message that one response sets for the next page, in a cookie that this page deletes. The cookie is signed, so
 * that no other site can choose the text we show, as it could with a query parameter.
 */
export function openFlashMessages(
  c: Context,
  { secret, isHttps }: { secret: string; isHttps: boolean },
): OpenFlashMessages {
  const name = isHttps ? '__Host-notice' : 'notice'
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const
  const key = deriveKey('flash messages', secret)
  let outgoing: Notice | undefined
  let incoming: Promise<Notice | null> | undefined
  return {
    set(notice) {
      outgoing = notice
    },
    // Several loaders of one page may call this.
    read: () =>
      (incoming ??= getSignedCookie(c, key, name).then((value) =>
        value ? JSON.parse(Buffer.from(value, 'base64url').toString()) : null,
      )),
    async commit({ isRedirect }) {
      if (outgoing) {
        const value = Buffer.from(JSON.stringify(outgoing)).toString('base64url')
        await setSignedCookie(c, name, value, key, { ...options, maxAge: maxAgeInSeconds })
      } else if (!isRedirect && (await incoming)) deleteCookie(c, name, options)
    },
  }
}
