import type { Context, MiddlewareHandler } from 'hono'
import type { Session } from '../app/lib/data/load-context.ts'
import type { RequestScope } from './request-scope.ts'

type FileRequestScope = Pick<RequestScope, 'fetchProvider'> & { session: Session }

// The second part of the path is a signature: the address of a protected video is for one person.
const signedMedia = /\/media\/[^/]+\/[a-z0-9]+\.[\w-]{43}\//

const chatPicture = /\/user\/chat\/pictures\//

/**
 * Adds the session's token to requests for files that only one person may open, since `<img>`, `<video>` and links send no bearer
 * token: files with `?for=me`, media with a signature, and pictures of the chat. Only GET and HEAD, so that no other site can change anything with it.
 */
export function personalFiles(
  openRequestScope: (c: Context) => Promise<FileRequestScope>,
): MiddlewareHandler {
  return async (c, next) => {
    const { method, url, headers: requestHeaders, signal } = c.req.raw
    const isPersonal =
      c.req.query('for') === 'me' || signedMedia.test(c.req.path) || chatPicture.test(c.req.path)
    if (!isPersonal || requestHeaders.has('Authorization')) return next()
    const { session, fetchProvider } = await openRequestScope(c)
    if (!session.token) return next()
    const headers = new Headers(requestHeaders)
    headers.delete('Cookie')
    headers.set('Authorization', `Bearer ${session.token}`)
    return fetchProvider(new Request(url, { method, headers, signal }))
  }
}
