import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen, listenMessage } from './listen.ts'
import { openRawClient, rawRequest } from './raw-client.ts'

const kilobyte = 1024
const app = new Hono()
  .get('/', (c) => c.text('Hello'))
  .post('/limited', bodyLimit({ maxSize: 64 * kilobyte, onError: (c) => c.text('Too large', 413) }), (c) =>
    c.text('Received'),
  )
  .post('/counted', async (c) => {
    let size = 0
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength
      if (size > 64 * kilobyte) return c.text('Too large', 413)
    }
    return c.text('Received')
  })
  .post('/members', (c) => c.text('Log in', 401))

async function open() {
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close('SIGINT'))
  return server
}

async function connect(port: number) {
  const client = await openRawClient(port)
  onTestFinished(client.destroy)
  return client
}

describe('listen', () => {
  it('listens on a free port for port 0, and frees it on close', async () => {
    const server = await listen(app, { port: 0, host: '127.0.0.1' })
    expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('Hello')
    await server.close('SIGINT')
    const again = await listen(app, { port: server.port, host: '127.0.0.1' })
    await again.close('SIGINT')
  })

  it('rejects with a readable error if the port is in use', async () => {
    const { port } = await open()
    await expect(listen(app, { port, host: '127.0.0.1' })).rejects.toThrow(
      `Port ${port} is in use by another program; stop it, or choose another port with PORT=${port + 1}.`,
    )
  })

  it('returns a readable error for a forbidden port', () => {
    expect(listenMessage(Object.assign(new Error('EACCES'), { code: 'EACCES' }), 80)).toMatch(
      /port 80; .*PORT=3000\.$/,
    )
  })
})

describe('a refused request', () => {
  it.each(['/limited', '/counted', '/members'])(
    'at %s leaves its connection to the next request, for a body of any size',
    async (path) => {
      const { port } = await open()
      for (const size of [100 * kilobyte, 3000 * kilobyte]) {
        const client = await connect(port)
        client.send(rawRequest('POST', path, 'x'.repeat(size)))
        expect(await client.response()).toMatch(/^HTTP\/1.1 4/)
        client.send(rawRequest('GET', '/'))
        expect(await client.response()).toMatch(/^HTTP\/1.1 200 [^]*Hello$/)
      }
    },
  )

  it('whose body is never complete announces that its connection closes', async () => {
    const { port } = await open()
    const client = await connect(port)
    client.send('POST /members HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\nbegin')
    expect(await client.response()).toMatch(/^HTTP\/1.1 401 [^]*^connection: close$/im)
    await client.closed
  })
})

describe('a request that cannot be read', () => {
  it.each([
    [
      'has too large headers',
      `GET / HTTP/1.1\r\nCookie: ${'x'.repeat(20 * kilobyte)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['is not HTTP', 'Hello\r\n\r\n', 400, 'malformed'],
  ])('because it %s is answered with a status and a reason', async (_, text, status, code) => {
    const { port } = await open()
    const client = await connect(port)
    client.send(text)
    const response = await client.response()
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(response.slice(response.indexOf('{')))).toEqual({ code, message: expect.any(String) })
    await client.closed
  })
})
