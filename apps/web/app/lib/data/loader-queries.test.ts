import { courseEndpoints } from '@chignon/contract/catalogue/course'
import type { Problem } from '@chignon/contract/platform/problem'
import { describe, expect, it, vi } from 'vitest'
import type { WebContext } from './load-context.ts'
import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'
import { loaderQueries } from './loader-queries.ts'

function contextWithResponse(status: number, body: unknown) {
  const end = vi.fn<() => void>()
  const context: WebContext = {
    locale: 'en',
    locales: ['en'],
    origin: 'http://academy.example',
    nonce: '',
    brand: { name: 'Chignon', email: 'hello@chignon.example', social: [] },
    session: { token: 'secret', start: () => {}, end },
    pendingSignIn: { read: async () => null, store: () => {}, clear: () => {} },
    signInAttempts: { store: () => {}, consume: async () => null },
    notices: { set: () => {}, read: async () => null },
    guestBasket: { read: async () => ({ key: '', lines: [] }), write: () => {} },
    socialProviders: async () => [],
    fetchApi: async () => Response.json(body, { status }),
  }
  return { context, end }
}

const refuse = (status: number, code: Problem['code'], message: string, errors?: Problem['errors']) =>
  contextWithResponse(status, { message, code, errors } satisfies Problem)

const thrownBy = (loading: Promise<unknown>) =>
  loading.then(
    () => null,
    (thrown: unknown) => thrown,
  )
const ask = (context: WebContext) => thrownBy(loaderQueries(context).load(courseEndpoints.list, {}))

describe('loaderQueries', () => {
  it.each([
    [401, 'unauthenticated', '/login?notice=session-expired'],
    [403, 'forbidden', '/?notice=session-expired'],
  ] as const)('ends the session and redirects for %i', async (status, code, address) => {
    const { context, end } = refuse(status, code, 'No')
    const thrown = await ask(context)
    expect(thrown).toBeInstanceOf(Response)
    if (thrown instanceof Response) expect(thrown.headers.get('Location')).toBe(address)
    expect(end).toHaveBeenCalledOnce()
  })

  it('returns null for optional data if the server fails, and throws for other problems', async () => {
    const { context } = refuse(500, 'server_error', 'Broken')
    expect(await loaderQueries(context).loadOptional(courseEndpoints.list, {})).toBeNull()
    const expired = refuse(401, 'unauthenticated', 'No').context
    expect(await thrownBy(loaderQueries(expired).loadOptional(courseEndpoints.list, {}))).toBeInstanceOf(
      Response,
    )
  })

  it('throws 404 with the API’s message and keeps the session', async () => {
    const { context, end } = refuse(404, 'not_found', 'There is no such course.')
    expect(await ask(context)).toMatchObject({
      init: { status: 404 },
      data: { message: 'There is no such course.' },
    })
    expect(end).not.toHaveBeenCalled()
  })

  it.each([
    [
      'id',
      (context: WebContext) => loaderQueries(context).load(courseEndpoints.show, { params: { id: '\0' } }),
    ],
    [
      'related_to',
      (context: WebContext) =>
        loaderQueries(context).load(courseEndpoints.list, { query: { related_to: '\0' } }),
    ],
  ])('throws 404 if the API rejects the identifier in %s with 422', async (name, load) => {
    const { context, end } = refuse(422, 'invalid', 'Please check the highlighted fields.', {
      [name]: ['No.'],
    })
    expect(await thrownBy(load(context))).toMatchObject({ init: { status: 404 }, data: null })
    expect(end).not.toHaveBeenCalled()
  })

  it('throws 422 for other rejected parameters', async () => {
    const { context } = refuse(422, 'invalid', 'Please check the highlighted fields.', { page: ['No.'] })
    expect(await ask(context)).toMatchObject({ init: { status: 422 } })
  })

  it('dehydrates fetched data, so that the browser does not fetch it again', async () => {
    const list = { data: [], pagination: { page: 1, per_page: 12, total: 0, last_page: 1 } }
    const queries = loaderQueries(contextWithResponse(200, list).context)
    await queries.ensure(endpointQueries('course', async () => courseEndpoints)('list')({}))
    expect(queries.dehydrate().queries).toMatchObject([
      { queryKey: ['course', 'list', {}], state: { data: list } },
    ])
  })
})
