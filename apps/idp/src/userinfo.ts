import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import type { AccountStore } from './accounts.ts'
import { clients } from './clients.ts'

/** Responds as Facebook's Graph API does at `/me`, for an access token issued here. */
export async function handleUserinfo(
  provider: Provider,
  accounts: AccountStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer ? await provider.AccessToken.find(bearer) : undefined
  const account = token?.clientId === clients.facebook.id ? accounts.find(token.accountId) : undefined
  response.writeHead(account ? 200 : 401, { 'Content-Type': 'application/json' })
  response.end(
    JSON.stringify(
      account
        ? {
            id: account.subject,
            first_name: account.firstName,
            last_name: account.lastName,
            ...(account.email ? { email: account.email } : {}),
          }
        : { error: { message: 'Invalid OAuth access token', type: 'OAuthException', code: 190 } },
    ),
  )
}
