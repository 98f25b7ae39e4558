import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveAssets } from './assets.ts'
import { listen, type Listening } from './listen.ts'

let folder: string
let server: Listening

// Over HTTP, as browsers ask: an address is then read by the server and by nobody before it.
const ask = (
  address: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path: address, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
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

describe('the built files', () => {
  it('named by their content are kept for ever, compressed beforehand', async () => {
    const answer = await ask('/assets/root-abc.js', { 'Accept-Encoding': 'gzip, br' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('text/javascript'),
      vary: expect.stringContaining('Accept-Encoding'),
    })
    expect((await ask('/assets/root-abc.js')).text).toBe('plain')
  })

  it('of other names are asked for again after an hour', async () => {
    const answer = await ask('/robots.txt')
    expect(answer.text).toBe('User-agent: *')
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  })

  it('of an older build are a plain 404 that nothing keeps for ever', async () => {
    const answer = await ask('/assets/root-old.js')
    expect(answer).toMatchObject({ status: 404, text: 'Not found' })
    expect(answer.headers['cache-control']).toBeUndefined()
  })

  it.each([
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%00',
  ])('are all that is served: not %s', async (address) => {
    expect((await ask(address)).text).not.toContain('secret')
  })

  it('leave every other address to the pages', async () => {
    expect((await ask('/')).text).toBe('A page')
  })
})
