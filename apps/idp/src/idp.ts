import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { openAccounts } from './accounts.ts'
import { settingsFor } from './clients.ts'
import { interact } from './interact.ts'
import { createProvider } from './provider.ts'
import { tellProfile } from './tell-profile.ts'

export type Idp = {
  /** Where it is, and who it says it is: `http://127.0.0.1:<port>`. */
  issuer: string
  /** The environment of an academy that signs people in here; what it sets for itself already is left alone. */
  settings(given?: Record<string, string | undefined>): Record<string, string>
  close(): Promise<void>
}

/**
 * Starts an identity provider on a free port of this machine, which stands in for Google (OpenID Connect) and for
 * Facebook (OAuth 2.0 and a profile). It signs in whoever one claims to be: for development and tests only.
 */
export async function startIdp({
  host = '127.0.0.1',
}: { host?: '127.0.0.1' | 'localhost' } = {}): Promise<Idp> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://${host}:${typeof address === 'object' ? address?.port : ''}`
  const accounts = openAccounts()
  const provider = createProvider(issuer, accounts)
  const protocol = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    forgetSession(request)
    const answer = pathname.startsWith('/interaction/')
      ? interact(provider, accounts, request, response)
      : pathname === '/facebook/me'
        ? tellProfile(provider, accounts, request, response)
        : protocol(request, response)
    answer.catch((error: unknown) => {
      // An attempt that is over, or a form that was sent twice.
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end(String(error))
    })
  })
  return {
    issuer,
    settings: (given) => settingsFor(issuer, given),
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

// Nobody stays signed in here: each time, one is whoever one chooses.
function forgetSession(request: IncomingMessage): void {
  const cookies = (request.headers.cookie ?? '').split('; ')
  request.headers.cookie = cookies.filter((cookie) => !cookie.startsWith('_session')).join('; ')
}
