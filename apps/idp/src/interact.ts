import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import type { Accounts } from './accounts.ts'
import { chooserPage } from './chooser.ts'
import { clients } from './clients.ts'

/** Asks who one is, and takes the answer back to the provider. */
export async function interact(
  provider: Provider,
  accounts: Accounts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid, params } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    const client = params['client_id'] === clients.facebook.id ? 'Chignon (Facebook)' : 'Chignon (Google)'
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(chooserPage(uid, client))
    return
  }
  const form = await formOf(request)
  const accountId = chosen(form, accounts)
  const result = accountId
    ? { login: { accountId }, select_account: {} }
    : { error: 'access_denied', error_description: 'The person did not agree' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function chosen(form: URLSearchParams, accounts: Accounts): string | undefined {
  if (form.has('cancel')) return undefined
  const subject = form.get('subject')
  if (subject) return accounts.find(subject)?.subject
  const [firstName = '', lastName = '', email] = ['first_name', 'last_name', 'email'].map((name) =>
    form.get(name)?.trim(),
  )
  return accounts.add({
    firstName,
    lastName,
    isVerified: form.has('is_verified'),
    ...(email ? { email } : {}),
  }).subject
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return new URLSearchParams(Buffer.concat(chunks).toString())
}
