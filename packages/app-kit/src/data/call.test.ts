import { authEndpoints } from '@chignon/contract/identity/auth'
import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { serverErrorText } from '@chignon/contract/platform/server-error-text'
import { describe, expect, it } from 'vitest'
import { createCall } from './call.ts'
import { ProblemError } from './problem-error.ts'

const base = 'http://api/api/v1'
const country = { data: { code: 'DE', name: 'Deutschland' } }

describe('createCall', () => {
  it('sends language, content type, client id and token', async () => {
    const sent: Request[] = []
    const fetch = async (request: Request) => {
      sent.push(request)
      return Response.json(country)
    }
    const call = createCall({ base, locale: 'de', token: 'secret', fetch })
    expect(await call(baseEndpoints.country, { params: { code: 'DE' } })).toEqual(country)
    expect(sent[0]?.url).toBe(`${base}/countries/DE`)
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'accept-language': 'de',
      'content-type': 'application/json',
      'x-client-id': 'chignon-web',
      authorization: 'Bearer secret',
    })
  })

  it('sends no Authorization header without a token', async () => {
    const fetch = async (request: Request) =>
      Response.json({ data: { code: 'DE', name: request.headers.get('Authorization') ?? 'none' } })
    const call = createCall({ base, locale: 'en', token: null, fetch })
    expect((await call(baseEndpoints.country, { params: { code: 'DE' } })).data.name).toBe('none')
  })

  it('throws a ProblemError with status and message of the API', async () => {
    const problem = { message: 'Diese Zugangsdaten passen nicht.', code: 'invalid_credentials' }
    const call = createCall({
      base,
      locale: 'de',
      fetch: async () => Response.json(problem, { status: 422 }),
    })
    const error = await call(authEndpoints.login, {
      body: { email: 'a@b.example', password: '12345678' },
    }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ProblemError)
    expect(error).toMatchObject({ status: 422, message: problem.message, problem })
  })

  it.each([
    [
      'an HTML error page',
      () => new Response('<h1>Bad gateway</h1>', { status: 500, statusText: 'Bad gateway' }),
    ],
    ['an error of another shape', () => Response.json({ error: 'no' }, { status: 500 })],
  ])('throws a general ProblemError for %s', async (_, respond) => {
    const call = createCall({ base, locale: 'en', fetch: async () => respond() })
    await expect(call(baseEndpoints.country, { params: { code: 'DE' } })).rejects.toMatchObject({
      status: 500,
      problem: { code: 'server_error', message: serverErrorText.en },
    })
  })

  it('throws for a response that does not match the contract', async () => {
    const call = createCall({
      base,
      locale: 'en',
      fetch: async () => Response.json({ data: { code: 'Germany' } }),
    })
    await expect(call(baseEndpoints.country, { params: { code: 'DE' } })).rejects.toThrow()
  })

  it('does not retry a POST', async () => {
    let sent = 0
    const fetch = async () => {
      sent += 1
      return Response.json({ message: 'Later', code: 'unavailable' }, { status: 503 })
    }
    const call = createCall({ base, locale: 'en', fetch })
    await expect(call(authEndpoints.logout, {})).rejects.toMatchObject({ status: 503 })
    expect(sent).toBe(1)
  })
})
