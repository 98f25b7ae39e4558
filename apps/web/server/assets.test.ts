import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveAssets } from './assets.ts'
import { listen, type Listening } from '@chignon/http-server/listen'

let folder: string
let server: Listening

// With node:http, because fetch() would normalize `..` in the path.
const send = (
  address: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path: address, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
      .once('error', reject)
      .end()
  })

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'chignon-assets-'))
  const root = path.join(folder, 'client')
  mkdirSync(path.join(root, 'assets'), { recursive: true })
  writeFileSync(path.join(folder, 'secret.txt'), 'secret')
  writeFileSync(path.join(root, 'robots.txt'), 'User-agent: *')
  writeFileSync(path.join(root, 'assets/root-abc.js'), 'plain')
  writeFileSync(path.join(root, 'assets/root-abc.js.br'), brotliCompressSync('plain'))
  const app = new Hono()
  serveAssets(app, root)
  app.all('*', (c) => c.text('A page'))
  server = await listen(app, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('serveAssets', () => {
  it('serves hashed files precompressed and immutable', async () => {
    const response = await send('/assets/root-abc.js', { 'Accept-Encoding': 'gzip, br' })
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('text/javascript'),
      vary: expect.stringContaining('Accept-Encoding'),
    })
    expect((await send('/assets/root-abc.js')).text).toBe('plain')
  })

  it('caches other files for an hour', async () => {
    const response = await send('/robots.txt')
    expect(response.text).toBe('User-agent: *')
    expect(response.headers['cache-control']).toBe('public, max-age=3600')
  })

  it('returns an uncached plain 404 for a file of an older build', async () => {
    const response = await send('/assets/root-old.js')
    expect(response).toMatchObject({ status: 404, text: 'Not found' })
    expect(response.headers['cache-control']).toBeUndefined()
  })

  it.each([
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%00',
  ])('serves nothing outside its folder: %s', async (address) => {
    expect((await send(address)).text).not.toContain('secret')
  })

  it.each(['/assets/%00', '/assets/', `/assets/${'a'.repeat(300)}.js`])(
    'has no file at %s',
    async (address) => {
      expect(await send(address)).toMatchObject({ status: 404, text: 'Not found' })
    },
  )

  it('passes other paths on', async () => {
    expect((await send('/')).text).toBe('A page')
  })
})
