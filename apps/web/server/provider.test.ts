import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientAddressOf, remoteProvider } from './provider.ts'

describe('another provider (API_URL)', () => {
  let server: Server
  let url: string
  let received: { request: IncomingMessage; body: string }[]

  beforeEach(async () => {
    received = []
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk))
      request.on('end', () => {
        received.push({ request, body })
        if (request.url === '/api/v1/moved')
          response.writeHead(302, { Location: 'http://evil.example/' }).end()
        else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":[]}')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    url = `http://127.0.0.1:${port}`
  })
  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())))

  const send = (path: string, init: RequestInit = {}) =>
    remoteProvider(url).fetch(new Request(`http://academy.example${path}`, init), {
      clientAddress: '203.0.113.7',
    })

  it('is asked the same, with the caller’s address and without our cookies', async () => {
    const headers = {
      Cookie: 'session=signed',
      Authorization: 'Bearer opaque',
      'X-Forwarded-For': '10.0.0.1',
    }
    const answer = await send('/api/v1/courses?page=2', { headers })
    expect(await answer.json()).toEqual({ data: [] })
    const { request } = received[0] ?? expect.unreachable('nothing was asked')
    expect(request.url).toBe('/api/v1/courses?page=2')
    expect(request.headers).toMatchObject({
      authorization: 'Bearer opaque',
      'x-forwarded-for': '203.0.113.7',
      host: new URL(url).host,
    })
    expect(request.headers.cookie).toBeUndefined()
  })

  it('is sent bodies', async () => {
    await send('/api/v1/login', { method: 'POST', body: '{"email":"ada@example.com"}' })
    expect(received[0]?.body).toBe('{"email":"ada@example.com"}')
  })

  it('leads nowhere by itself', async () => {
    const answer = await send('/api/v1/moved')
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, 'http://evil.example/'])
  })

  it('that cannot be reached is a 503 with a message for people', async () => {
    const unreachable = remoteProvider('http://127.0.0.1:1')
    const answer = await unreachable.fetch(new Request('http://academy.example/api/v1/courses'), {
      clientAddress: '',
    })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('try again'),
    })
  })
})

describe('the address of a caller', () => {
  const addressOf = async (forwarded: string | undefined, trustedProxies: number) => {
    const app = new Hono().get('/', (c) => c.text(clientAddressOf(c, trustedProxies)))
    const connection = {
      incoming: { socket: { remoteAddress: '198.51.100.4', remotePort: 4000, remoteFamily: 'IPv4' } },
    }
    const answer = await app.request(
      '/',
      { headers: forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded } },
      connection,
    )
    return answer.text()
  }

  it('is the connection’s, whatever the caller claims', async () => {
    expect(await addressOf('203.0.113.7', 0)).toBe('198.51.100.4')
  })

  it('is what the nearest trusted proxy saw, not what stands before', async () => {
    expect(await addressOf('1.2.3.4, 203.0.113.7', 1)).toBe('203.0.113.7')
    expect(await addressOf('1.2.3.4, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
  })

  it('is the connection’s where a proxy says nothing', async () => {
    expect(await addressOf(undefined, 1)).toBe('198.51.100.4')
    expect(await addressOf(' , ', 1)).toBe('198.51.100.4')
  })
})
