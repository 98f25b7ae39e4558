import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { accountPickerPage } from './account-picker.ts'
import type { AccountStore } from './accounts.ts'
import { clients } from './clients.ts'

/** Shows the account picker on GET; completes the interaction with the chosen account on POST. */
export async function handleInteraction(
  provider: Provider,
  accounts: AccountStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid, params } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    const client = params['client_id'] === clients.facebook.id ? 'Chignon (Facebook)' : 'Chignon (Google)'
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(accountPickerPage(uid, client))
    return
  }
  const form = await readForm(request)
  const accountId = chooseAccount(form, accounts)
  const result = accountId
    ? { login: { accountId }, select_account: {} }
    : { error: 'access_denied', error_description: 'The person declined' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function chooseAccount(form: URLSearchParams, accounts: AccountStore): string | undefined {
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

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return new URLSearchParams(Buffer.concat(chunks).toString())
}
