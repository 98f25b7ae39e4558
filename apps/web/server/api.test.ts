import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientAddressOf, remoteApi } from './api.ts'

describe('remoteApi', () => {
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
    remoteApi(url).fetch(new Request(`http://academy.example${path}`, init), {
      clientAddress: '203.0.113.7',
    })

  it('forwards the request with the client’s address and without cookies', async () => {
    const headers = {
      Cookie: 'session=signed',
      Authorization: 'Bearer opaque',
      'X-Forwarded-For': '10.0.0.1',
    }
    const response = await send('/api/v1/courses?page=2', { headers })
    expect(await response.json()).toEqual({ data: [] })
    const { request } = received[0] ?? expect.unreachable('no request was received')
    expect(request.url).toBe('/api/v1/courses?page=2')
    expect(request.headers).toMatchObject({
      authorization: 'Bearer opaque',
      'x-forwarded-for': '203.0.113.7',
      host: new URL(url).host,
    })
    expect(request.headers.cookie).toBeUndefined()
  })

  it('forwards the body', async () => {
    await send('/api/v1/login', { method: 'POST', body: '{"email":"ada@example.com"}' })
    expect(received[0]?.body).toBe('{"email":"ada@example.com"}')
  })

  it('does not follow redirects', async () => {
    const response = await send('/api/v1/moved')
    expect([response.status, response.headers.get('Location')]).toEqual([302, 'http://evil.example/'])
  })

  it('returns 503 with a readable message if the host is unreachable', async () => {
    const unreachable = remoteApi('http://127.0.0.1:1')
    const response = await unreachable.fetch(new Request('http://academy.example/api/v1/courses'), {
      clientAddress: '',
    })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('try again'),
    })
  })
})

describe('clientAddressOf', () => {
  const addressOf = async (forwarded: string | undefined, trustedProxies: number) => {
    const app = new Hono().get('/', (c) => c.text(clientAddressOf(c, trustedProxies)))
    const connection = {
      incoming: { socket: { remoteAddress: '198.51.100.4', remotePort: 4000, remoteFamily: 'IPv4' } },
    }
    const response = await app.request(
      '/',
      { headers: forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded } },
      connection,
    )
    return response.text()
  }

  it('returns the connection’s address without trusted proxies', async () => {
    expect(await addressOf('203.0.113.7', 0)).toBe('198.51.100.4')
  })

  it('returns the X-Forwarded-For entry of the outermost trusted proxy', async () => {
    expect(await addressOf('1.2.3.4, 203.0.113.7', 1)).toBe('203.0.113.7')
    expect(await addressOf('1.2.3.4, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
  })

  it('returns the connection’s address without X-Forwarded-For', async () => {
    expect(await addressOf(undefined, 1)).toBe('198.51.100.4')
    expect(await addressOf(' , ', 1)).toBe('198.51.100.4')
  })
})
