import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createAccountStore } from './accounts.ts'
import { settingsFor } from './clients.ts'
import { handleInteraction } from './interaction.ts'
import { createProvider } from './provider.ts'
import { handleUserinfo } from './userinfo.ts'

export type Idp = {
  /** Its issuer and origin: `http://127.0.0.1:<port>`. */
  issuer: string
  /** The environment variables that make the app sign in here; existing credentials in `env` take precedence. */
  settings(env?: Record<string, string | undefined>): Record<string, string>
  close(): Promise<void>
}

/**
 * Starts an identity provider on a free local port. It stands in for Google (OpenID Connect) and Facebook (OAuth 2.0 and a
 * profile endpoint). It checks no password: for development and tests only.
 */
export async function startIdp({
  host = '127.0.0.1',
}: { host?: '127.0.0.1' | 'localhost' } = {}): Promise<Idp> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://${host}:${typeof address === 'object' ? address?.port : ''}`
  const accounts = createAccountStore()
  const provider = createProvider(issuer, accounts)
  const handleProtocol = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    dropSession(request)
    const handled = pathname.startsWith('/interaction/')
      ? handleInteraction(provider, accounts, request, response)
      : pathname === '/facebook/me'
        ? handleUserinfo(provider, accounts, request, response)
        : handleProtocol(request, response)
    handled.catch((error: unknown) => {
      // The interaction has expired, or its form was submitted twice.
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end(String(error))
    })
  })
  return {
    issuer,
    settings: (env) => settingsFor(issuer, env),
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

// Drops the session cookie, so that each sign-in asks for an account.
function dropSession(request: IncomingMessage): void {
  const cookies = (request.headers.cookie ?? '').split('; ')
  request.headers.cookie = cookies.filter((cookie) => !cookie.startsWith('_session')).join('; ')
}
