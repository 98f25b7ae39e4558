import { courseEndpoints, type Problem } from '@chignon/contract'
import { describe, expect, it, vi } from 'vitest'
import type { WebContext } from './load-context.ts'
import { openQueries } from './open-queries.ts'

function contextThatAnswers(status: number, body: unknown) {
  const end = vi.fn<() => void>()
  const context: WebContext = {
    locale: 'en',
    locales: ['en'],
    origin: 'http://academy.example',
    nonce: '',
    brand: { name: 'Chignon', email: 'hello@chignon.example', social: [] },
    session: { token: 'secret', start: () => {}, end },
    signInAttempts: { keep: () => {}, take: async () => null },
    notices: { leave: () => {}, read: async () => null },
    socialProviders: async () => [],
    fetchProvider: async () => Response.json(body, { status }),
  }
  return { context, end }
}

const refuse = (status: number, code: Problem['code'], message: string) =>
  contextThatAnswers(status, { message, code } satisfies Problem)

const ask = (context: WebContext) =>
  openQueries(context)
    .ensure(courseEndpoints.list, {})
    .then(
      () => null,
      (thrown: unknown) => thrown,
    )

describe('a call that is refused while a page is made (specification §8)', () => {
  it.each([
    [401, 'unauthenticated', '/login?notice=session-expired'],
    [403, 'forbidden', '/?notice=session-expired'],
  ] as const)('%i ends the session and leads on', async (status, code, address) => {
    const { context, end } = refuse(status, code, 'No')
    const thrown = await ask(context)
    expect(thrown).toBeInstanceOf(Response)
    if (thrown instanceof Response) expect(thrown.headers.get('Location')).toBe(address)
    expect(end).toHaveBeenCalledOnce()
  })

  it('404 is the error page, with what the server said, and ends no session', async () => {
    const { context, end } = refuse(404, 'not_found', 'There is no such course.')
    expect(await ask(context)).toMatchObject({
      init: { status: 404 },
      data: { message: 'There is no such course.' },
    })
    expect(end).not.toHaveBeenCalled()
  })

  it('gives the page what was asked for, so that the browser asks nothing again', async () => {
    const list = { data: [], pagination: { page: 1, per_page: 12, total: 0, last_page: 1 } }
    const queries = openQueries(contextThatAnswers(200, list).context)
    await queries.ensure(courseEndpoints.list, {})
    expect(queries.dehydrate().queries).toMatchObject([
      { queryKey: ['course', 'list', {}], state: { data: list } },
    ])
  })
})
