import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http'
import { serve } from '@hono/node-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createWebApp } from './app.ts'
import { readEnv } from './env.ts'
import { remoteApi } from './api.ts'

const megabyte = 1024 * 1024
const bytes = Buffer.alloc(5 * megabyte, 'chignon')

/** Sends the range of a file, as the API does. */
const sendRange: RequestListener = ({ headers }, response) => {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const part = start === undefined ? bytes : bytes.subarray(Number(start), Number(end) + 1)
  response.writeHead(start === undefined ? 200 : 206, {
    'Content-Type': 'video/mp4',
    'Content-Length': part.length,
    'Accept-Ranges': 'bytes',
    ETag: '"tag"',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ...(start === undefined ? {} : { 'Content-Range': `bytes ${start}-${end}/${bytes.length}` }),
  })
  response.end(part)
}

/** Opens the web server in front of an API that is the given listener. Resolves to its address. */
async function openServer(listener: RequestListener): Promise<string> {
  const remote = createServer(listener).listen(0, '127.0.0.1')
  await once(remote, 'listening')
  const api = remoteApi(`http://127.0.0.1:${portOf(remote.address())}`)
  const app = createWebApp({
    env: readEnv({ SESSION_SECRET: 'a secret of thirty-two characters' }),
    build: () => Promise.reject(new Error('no page is requested')),
    api,
  })
  const server = serve({ port: 0, hostname: '127.0.0.1', fetch: app.fetch })
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    remote.closeAllConnections()
    remote.close()
  })
  return `http://127.0.0.1:${portOf(server.address())}/api/v1/files/id/signature`
}

function portOf(address: unknown): number {
  return typeof address === 'object' && address && 'port' in address ? Number(address.port) : 0
}

describe('the web server in front of the API', () => {
  it('passes a range on unchanged, with the headers of the file', async () => {
    const response = await fetch(await openServer(sendRange), { headers: { Range: 'bytes=1000000-1999999' } })
    expect(response.status).toBe(206)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-range': `bytes 1000000-1999999/${bytes.length}`,
      'content-length': '1000000',
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      etag: '"tag"',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const body = Buffer.from(await response.arrayBuffer())
    expect(body.equals(bytes.subarray(1_000_000, 2_000_000))).toBe(true)
  })

  it('passes the size on for HEAD', async () => {
    const response = await fetch(await openServer(sendRange), { method: 'HEAD' })
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(bytes.length)])
  })

  it('ends the API’s response when the client stops reading', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<boolean>()
    const address = await openServer((_, response) => {
      response.on('close', () => resolve(response.writableFinished))
      response.writeHead(200, { 'Content-Type': 'video/mp4' })
      const more = () => {
        while (!response.destroyed && response.write(bytes));
      }
      response.on('drain', more)
      more()
    })
    const stop = new AbortController()
    const response = await fetch(address, { signal: stop.signal })
    await response.body?.getReader().read()
    stop.abort()
    expect(await closed).toBe(false)
  })

  it.each([
    ['of known length', { 'Content-Length': bytes.length }],
    ['of unknown length', { 'Transfer-Encoding': 'chunked' }],
  ])('passes an upload %s on while it arrives, beyond the limit of JSON bodies', async (_, headers) => {
    const received: number[] = []
    const first = Promise.withResolvers<void>()
    const address = await openServer((incoming, response) => {
      let size = 0
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size >= megabyte) first.resolve()
      })
      incoming.on('end', () => {
        received.push(size)
        response.end()
      })
    })
    const sending = request(address, { method: 'POST', headers })
    const responseEvent = once(sending, 'response')
    sending.write(bytes.subarray(0, megabyte))
    // The API has the first part before the last is sent.
    await first.promise
    expect(received).toEqual([])
    sending.end(bytes.subarray(megabyte))
    const [response]: IncomingMessage[] = await responseEvent
    response?.resume()
    expect([response?.statusCode, received]).toEqual([200, [bytes.length]])
  })
})
