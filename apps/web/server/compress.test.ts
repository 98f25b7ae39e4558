import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { acceptedEncoding, compress } from './compress.ts'

const words = 'hair, cut and colour '.repeat(200)

function createTestApp() {
  const app = new Hono()
  app.use(compress())
  app.get('/page', (c) => c.html(words))
  app.get('/picture', (c) => c.body(words, 200, { 'Content-Type': 'image/png' }))
  app.get('/drawing', (c) => c.body(words, 200, { 'Content-Type': 'image/svg+xml' }))
  app.get('/ready-made', (c) => c.body(words, 200, { 'Content-Type': 'text/css', 'Content-Encoding': 'br' }))
  app.get('/nothing', (c) => c.body(null, 204))
  return app
}

const send = (path: string, encoding: string) =>
  createTestApp().request(path, { headers: { 'Accept-Encoding': encoding } })

describe('compress', () => {
  it('uses Brotli if accepted, else gzip, else no encoding', async () => {
    const brotli = await send('/page', 'gzip, deflate, br, zstd')
    expect(brotli.headers.get('Content-Encoding')).toBe('br')
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(words)
    const gzip = await send('/page', 'gzip')
    expect(gzip.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(words)
    const plain = await send('/page', 'identity')
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    expect(await plain.text()).toBe(words)
  })

  it('adds Vary: Accept-Encoding, also to an uncompressed response', async () => {
    for (const encoding of ['br', 'identity'])
      expect((await send('/page', encoding)).headers.get('Vary')).toContain('Accept-Encoding')
  })

  it('removes Content-Length', async () => {
    expect((await send('/page', 'br')).headers.get('Content-Length')).toBeNull()
  })

  it('leaves images, encoded and empty responses unchanged', async () => {
    expect((await send('/picture', 'br')).headers.get('Content-Encoding')).toBeNull()
    expect(await (await send('/ready-made', 'br')).text()).toBe(words)
    expect((await send('/nothing', 'br')).status).toBe(204)
  })

  it('compresses SVG', async () => {
    expect((await send('/drawing', 'br')).headers.get('Content-Encoding')).toBe('br')
  })
})

it('flushes each chunk of a stream', async () => {
  let send: (text: string) => void = () => {}
  let end: () => void = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text))
      end = () => controller.close()
    },
  })
  const app = new Hono().use(compress()).get('/', (c) => c.body(body, 200, { 'Content-Type': 'text/html' }))
  const response = await app.request('/', { headers: { 'Accept-Encoding': 'br' } })
  const decompressed = createBrotliDecompress()
  const reader = response.body?.getReader()
  const forward = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      decompressed.write(part.value)
    decompressed.end()
  }
  const heard = decompressed[Symbol.asyncIterator]()
  const forwarded = forward()

  send('<p>The shell</p>')
  // The second chunk is written after the first was read: without a flush this would never resolve.
  expect(String((await heard.next()).value)).toBe('<p>The shell</p>')
  send('<p>The rest</p>')
  expect(String((await heard.next()).value)).toBe('<p>The rest</p>')
  end()
  await forwarded
  expect((await heard.next()).done).toBe(true)
})

it('cancels the source when the client disconnects', async () => {
  let isStopped = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(words)),
    cancel: () => {
      isStopped = true
    },
  })
  const app = new Hono().use(compress()).get('/', (c) => c.body(body, 200, { 'Content-Type': 'text/html' }))
  const response = await app.request('/', { headers: { 'Accept-Encoding': 'gzip' } })
  await response.body?.cancel()
  await expect.poll(() => isStopped).toBe(true)
})

it.each([
  ['', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['gzip;q=1.0, br;q=0.5', 'br'],
])('selects from Accept-Encoding “%s”: %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
