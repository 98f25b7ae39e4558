import { contactEndpoints } from '@chignon/contract/contact'
import { expect, it, vi } from 'vitest'
import { runFormAction } from './form-action.ts'
import type { WebContext } from '../data/load-context.ts'

/** Request context whose API rejects the session, with a record of the requests. */
function ended(token: string | null) {
  const tokens: (string | null)[] = []
  const end = vi.fn()
  const context: WebContext = {
    locale: 'en',
    locales: ['en'],
    origin: 'http://academy.example',
    nonce: undefined,
    brand: { name: 'Chignon', email: 'hello@chignon.example', social: [] },
    session: { token, start: () => {}, end },
    signInAttempts: { keep: () => {}, take: async () => null },
    notices: { leave: () => {}, read: async () => null },
    socialProviders: async () => [],
    fetchProvider: async (request) => {
      tokens.push(request.headers.get('Authorization'))
      return request.headers.has('Authorization')
        ? Response.json({ message: 'Log in again.', code: 'unauthenticated' }, { status: 401 })
        : Response.json({ message: 'Thank you.' }, { status: 201 })
    },
  }
  return { context, tokens, end }
}

const form = new FormData()
for (const [name, text] of Object.entries({
  full_name: 'Ada Bell',
  email: 'ada@example.com',
  subject: 'A seat',
}))
  form.set(name, text)

const send = (context: WebContext) =>
  runFormAction(context, form, (call, { full_name = '', email = '', subject = '' }) =>
    call(contactEndpoints.send, { body: { full_name, email, subject, message: '' } }),
  )

it('sends the form again without an expired session and ends it', async () => {
  const { context, tokens, end } = ended('revoked')
  expect(await send(context)).toEqual({ outcome: 'done', message: 'Thank you.' })
  expect(tokens).toEqual(['Bearer revoked', null])
  expect(end).toHaveBeenCalledOnce()
})

it('sends a guest’s form once', async () => {
  const { context, tokens, end } = ended(null)
  await send(context)
  expect(tokens).toEqual([null])
  expect(end).not.toHaveBeenCalled()
})
