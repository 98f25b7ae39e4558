import type { Context, Handler, MiddlewareHandler } from 'hono'
import type { Session } from '../app/lib/data/load-context.ts'
import type { RequestScope } from './request-scope.ts'

type FileRequestScope = Pick<RequestScope, 'fetchApi'> & { session: Session }
type OpenScope = (c: Context) => Promise<FileRequestScope>

// The second part of the path is a signature: the address of a protected video is for one person.
const signedMedia = /\/media\/[^/]+\/[a-z0-9]+\.[\w-]{43}\//

const chatPicture = /\/user\/chat\/pictures\//

/**
 * Adds the session's token to requests for files that only one person may open, since `<img>`, `<video>` and links send no bearer
 * token: files with `?for=me`, media with a signature, and pictures of the chat. Only GET and HEAD, so that no other site can change anything with it.
 */
export function personalFiles(openRequestScope: OpenScope): MiddlewareHandler {
  return async (c, next) => {
    const isPersonal =
      c.req.query('for') === 'me' || signedMedia.test(c.req.path) || chatPicture.test(c.req.path)
    return (isPersonal && (await fetchWithToken(c, openRequestScope))) || next()
  }
}

/**
 * Sends the pictures and clips of texts, which are the same for everyone, unless their text is held or hidden: then they are only for
 * its author and for staff (MODERATION-9). So the session's token is added only after a 404 without it.
 */
export function textMedia(
  openRequestScope: OpenScope,
  forward: (c: Context) => Response | Promise<Response>,
): Handler {
  return async (c) => {
    const response = await forward(c)
    return (response.status === 404 && (await fetchWithToken(c, openRequestScope))) || response
  }
}

async function fetchWithToken(c: Context, openRequestScope: OpenScope): Promise<Response | null> {
  const { method, url, headers: requestHeaders, signal } = c.req.raw
  if (requestHeaders.has('Authorization')) return null
  const { session, fetchApi } = await openRequestScope(c)
  if (!session.token) return null
  const headers = new Headers(requestHeaders)
  headers.delete('Cookie')
  headers.set('Authorization', `Bearer ${session.token}`)
  return fetchApi(new Request(url, { method, headers, signal }))
}
