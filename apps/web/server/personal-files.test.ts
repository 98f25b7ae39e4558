import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { personalFiles, textMedia } from './personal-files.ts'

async function send(path: string, init: RequestInit = {}, token: string | null = 'opaque-token') {
  return sendTo(`files/${path}`, init, token)
}

async function sendTo(path: string, init: RequestInit = {}, token: string | null = 'opaque-token') {
  const sent: Request[] = []
  const app = new Hono()
  const scope = {
    session: {
      token,
      start: () => expect.unreachable('no session starts here'),
      end: () => expect.unreachable('no session ends here'),
    },
    fetchApi: async (request: Request) => {
      sent.push(request)
      return new Response('bytes', { status: 206, headers: { 'Content-Range': 'bytes 0-4/9' } })
    },
  }
  app.get(
    '/api/v1/*',
    personalFiles(async () => scope),
  )
  app.all('*', (c) => scope.fetchApi(c.req.raw))
  const response = await app.request(`http://academy.example/api/v1/${path}`, init)
  return { response, sent: sent[0] ?? expect.unreachable('no request was sent') }
}

describe('personalFiles', () => {
  it.each(['GET', 'HEAD'])(
    'adds the session’s token to %s, and keeps the other headers and the range',
    async (method) => {
      const headers = { Cookie: 'session=signed', Range: 'bytes=0-4', 'If-Range': '"tag"' }
      const { sent, response } = await send('id/signature?for=me&name=a%20b.pdf', { method, headers })
      expect(sent.method).toBe(method)
      expect(sent.url).toBe('http://academy.example/api/v1/files/id/signature?for=me&name=a%20b.pdf')
      expect(Object.fromEntries(sent.headers)).toEqual({
        authorization: 'Bearer opaque-token',
        range: 'bytes=0-4',
        'if-range': '"tag"',
      })
      expect([response.status, response.headers.get('Content-Range')]).toEqual([206, 'bytes 0-4/9'])
    },
  )

  it('leaves a file for anyone without the token', async () => {
    expect((await send('id/signature')).sent.headers.has('Authorization')).toBe(false)
  })

  it('adds the token to a signed address of a video, and to no plain one', async () => {
    const signature = `k3x.${'a'.repeat(43)}`
    const signed = await sendTo(`media/id/${signature}/captions/en.vtt`)
    expect(signed.sent.headers.get('Authorization')).toBe('Bearer opaque-token')
    expect((await sendTo('media/id/captions/en.vtt')).sent.headers.has('Authorization')).toBe(false)
  })

  it('adds the token to a picture of the chat', async () => {
    const { sent } = await sendTo('user/chat/pictures/id/640.avif')
    expect(sent.headers.get('Authorization')).toBe('Bearer opaque-token')
  })

  it('leaves the token of an app and the request of a guest unchanged', async () => {
    const own = await send('id/signature?for=me', { headers: { Authorization: 'Bearer own' } })
    expect(own.sent.headers.get('Authorization')).toBe('Bearer own')
    expect((await send('id/signature?for=me', {}, null)).sent.headers.has('Authorization')).toBe(false)
  })

  it('adds the token to no other method', async () => {
    const { sent } = await send('id/signature?for=me', { method: 'POST' })
    expect(sent.headers.has('Authorization')).toBe(false)
  })
})

describe('textMedia', () => {
  /** Sends a request to an API that knows the picture only with a token. Returns the tokens it got and the response. */
  async function load(isShown: boolean, init: RequestInit = {}, token: string | null = 'opaque-token') {
    const tokens: (string | null)[] = []
    const answer = (request: Request) => {
      const authorization = request.headers.get('Authorization')
      tokens.push(authorization)
      const isFound = isShown || authorization === 'Bearer opaque-token'
      return new Response(isFound ? 'bytes' : 'not found', { status: isFound ? 200 : 404 })
    }
    const scope = {
      session: {
        token,
        start: () => expect.unreachable('no session starts here'),
        end: () => expect.unreachable('no session ends here'),
      },
      fetchApi: async (request: Request) => answer(request),
    }
    const app = new Hono()
    app.get(
      '*',
      textMedia(
        async () => scope,
        (c) => answer(c.req.raw),
      ),
    )
    const response = await app.request('http://academy.example/api/v1/pictures/id/640.avif', init)
    return { tokens, status: response.status, text: await response.text() }
  }

  it('sends a picture for everyone without the token', async () => {
    expect(await load(true)).toEqual({ tokens: [null], status: 200, text: 'bytes' })
  })

  it('asks again with the token for one that is not for everyone', async () => {
    expect(await load(false)).toEqual({ tokens: [null, 'Bearer opaque-token'], status: 200, text: 'bytes' })
  })

  it('answers guests and the tokens of apps with 404', async () => {
    expect(await load(false, {}, null)).toMatchObject({ tokens: [null], status: 404 })
    const own = { headers: { Authorization: 'Bearer other' } }
    expect(await load(false, own)).toMatchObject({ tokens: ['Bearer other'], status: 404 })
  })
})
