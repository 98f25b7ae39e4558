import { contactEndpoints } from '@chignon/contract/community/contact'
import type { Problem } from '@chignon/contract/platform/problem'
import { userEndpoints } from '@chignon/contract/identity/user'
import { describe, expect, it, vi } from 'vitest'
import type { WebContext } from '../data/load-context.ts'
import { emailField, passwordField } from './form-fields.ts'
import { runFormAction, type Submission } from './run-form-action.ts'

const fields = { full_name: {}, email: emailField, subject: {}, password: passwordField }
const entered = { full_name: 'Ada Bell', email: 'ada@example.com', subject: 'A seat', password: 'hairdesign' }

function contextWith(token: string | null, fetchApi: WebContext['fetchApi']) {
  const end = vi.fn<() => void>()
  const context: WebContext = {
    locale: 'en',
    locales: ['en'],
    origin: 'http://academy.example',
    nonce: undefined,
    brand: { name: 'Chignon', email: 'hello@chignon.example', social: [] },
    session: { token, start: () => {}, end },
    pendingSignIn: { read: async () => null, store: () => {}, clear: () => {} },
    signInAttempts: { store: () => {}, consume: async () => null },
    notices: { set: () => {}, read: async () => null },
    guestBasket: { read: async () => ({ key: '', lines: [] }), write: () => {} },
    socialProviders: async () => [],
    fetchApi,
  }
  return { context, end }
}

const post = (values: Record<string, string>) =>
  new Request('http://academy.example/contact', { method: 'POST', body: new URLSearchParams(values) })

const send = (context: WebContext, values: Record<string, string> = entered) =>
  runFormAction(
    { context, request: post(values) },
    fields,
    ({ call, values: { full_name, email, subject } }) =>
      call(contactEndpoints.send, { body: { full_name, email, subject } }),
  )

describe('a submitted form', () => {
  const submissionOf = async (values: Record<string, string>) => {
    const { context } = contextWith(null, async () => Response.error())
    const received: Submission<keyof typeof fields>[] = []
    await runFormAction({ context, request: post(values) }, fields, async (submission) => {
      received.push(submission)
      return { message: 'Thank you.' }
    })
    return received[0]
  }

  it('has a text for each field, and no others', async () => {
    const submission = await submissionOf({ email: 'ada@example.com', role: 'staff' })
    expect(submission?.values).toEqual({
      full_name: '',
      email: 'ada@example.com',
      subject: '',
      password: '',
    })
  })

  it('reports whether a script receives the result', async () => {
    expect((await submissionOf({}))?.isByScript).toBe(false)
    expect((await submissionOf({ scripts: 'on' }))?.isByScript).toBe(true)
  })

  it('throws a 400 response if it cannot be parsed', async () => {
    const { context } = contextWith(null, async () => Response.error())
    const request = new Request('http://academy.example/contact', { method: 'POST', body: '{}' })
    await expect(
      runFormAction({ context, request }, fields, async () => ({ message: '' })),
    ).rejects.toMatchObject({ init: { status: 400 } })
  })
})

describe('the result', () => {
  it('is the message of the API', async () => {
    const { context } = contextWith(null, async () =>
      Response.json({ message: 'Thank you.' }, { status: 201 }),
    )
    expect(await send(context)).toEqual({ outcome: 'done', message: 'Thank you.' })
  })

  it('has the status, message and first field errors of the API, and the values without passwords', async () => {
    const problem: Problem = {
      message: 'Please check the highlighted fields.',
      code: 'invalid',
      errors: { email: ['Enter an e-mail address.', 'Use at most 254 characters.'] },
    }
    const { context } = contextWith(null, async () => Response.json(problem, { status: 422 }))
    expect(await send(context)).toMatchObject({
      init: { status: 422 },
      data: {
        outcome: 'rejected',
        message: problem.message,
        errors: { email: 'Enter an e-mail address.' },
        values: { full_name: 'Ada Bell', email: 'ada@example.com', subject: 'A seat' },
      },
    })
    expect(JSON.stringify(await send(context))).not.toContain('hairdesign')
  })

  it('has the errors of reject() with status 422 and without a message', async () => {
    const { context } = contextWith(null, async () => Response.error())
    const result = await runFormAction({ context, request: post(entered) }, fields, async ({ reject }) =>
      reject({ subject: 'Too short' }),
    )
    expect(result).toMatchObject({
      init: { status: 422 },
      data: { outcome: 'rejected', message: null, errors: { subject: 'Too short' } },
    })
  })

  it('rejects names that are not fields of the form at compile time', async () => {
    const { context } = contextWith(null, async () => Response.error())
    const result = await runFormAction({ context, request: post(entered) }, fields, async ({ reject }) =>
      // @ts-expect-error -- the form has no such field
      reject({ emial: 'Unknown' }),
    )
    expect(result).toMatchObject({ init: { status: 422 } })
  })
})

describe('a session', () => {
  const expiredSession = () => {
    const tokens: (string | null)[] = []
    const fetchApi = async (request: Request) => {
      tokens.push(request.headers.get('Authorization'))
      return request.headers.has('Authorization')
        ? Response.json({ message: 'Log in again.', code: 'unauthenticated' }, { status: 401 })
        : Response.json({ message: 'Thank you.' }, { status: 201 })
    }
    return { tokens, fetchApi }
  }

  it('that has expired is ended, and the form is sent again without it', async () => {
    const { tokens, fetchApi } = expiredSession()
    const { context, end } = contextWith('revoked', fetchApi)
    expect(await send(context)).toEqual({ outcome: 'done', message: 'Thank you.' })
    expect(tokens).toEqual(['Bearer revoked', null])
    expect(end).toHaveBeenCalledOnce()
  })

  it('is not needed: a guest’s form is sent once', async () => {
    const { tokens, fetchApi } = expiredSession()
    const { context, end } = contextWith(null, fetchApi)
    await send(context)
    expect(tokens).toEqual([null])
    expect(end).not.toHaveBeenCalled()
  })
})

describe('a form for members whose session is over', () => {
  const problem: Problem = {
    message: 'Your session has expired, please login again.',
    code: 'unauthenticated',
  }
  const saveWithout = (token: string | null, values: Record<string, string>) => {
    const { context, end } = contextWith(token, async () => Response.json(problem, { status: 401 }))
    const saving = runFormAction(
      { context, request: post(values) },
      fields,
      ({ call }) => call(userEndpoints.change, { body: {} }),
      { isForMembers: true },
    )
    return { saving, end }
  }

  it.each([null, 'token'])('goes back to a script with what was entered, token %j', async (token) => {
    const { saving, end } = saveWithout(token, { ...entered, scripts: 'on' })
    expect(await saving).toMatchObject({
      init: { status: 401 },
      data: {
        outcome: 'rejected',
        message: problem.message,
        isSignedOut: true,
        values: { subject: 'A seat' },
      },
    })
    expect(end).toHaveBeenCalledTimes(token ? 1 : 0)
  })

  it('leads to the login page and back without scripts', async () => {
    const location = '/login?notice=session-expired&redirectTo=%2Fcontact'
    await expect(saveWithout('token', entered).saving).rejects.toSatisfy(
      (response: Response) => response.headers.get('Location') === location,
    )
  })
})

describe('a form that says for whom it was opened', () => {
  const problem: Problem = { message: 'Someone else is logged in.', code: 'conflict' }

  it('names the person to the API, and keeps what was entered and for whom if somebody else is logged in', async () => {
    const people: (string | null)[] = []
    const { context } = contextWith('token', async ({ headers }) => {
      people.push(headers.get('X-Viewer-Id'))
      return Response.json(problem, { status: 409 })
    })
    expect(await send(context, { ...entered, opened_for: 'ada' })).toMatchObject({
      init: { status: 409 },
      data: { message: problem.message, values: { subject: 'A seat', opened_for: 'ada' } },
    })
    expect(people).toEqual(['ada'])
  })
})
