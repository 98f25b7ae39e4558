import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { acceptedEncoding, compress } from './compress.ts'

const words = 'hair, cut and colour '.repeat(200)

function academy() {
  const app = new Hono()
  app.use(compress())
  app.get('/page', (c) => c.html(words))
  app.get('/picture', (c) => c.body(words, 200, { 'Content-Type': 'image/png' }))
  app.get('/drawing', (c) => c.body(words, 200, { 'Content-Type': 'image/svg+xml' }))
  app.get('/ready-made', (c) => c.body(words, 200, { 'Content-Type': 'text/css', 'Content-Encoding': 'br' }))
  app.get('/nothing', (c) => c.body(null, 204))
  return app
}

const ask = (path: string, encoding: string) =>
  academy().request(path, { headers: { 'Accept-Encoding': encoding } })

describe('an answer', () => {
  it('is brotli for whom takes it, gzip for whom does not, plain for the rest', async () => {
    const br = await ask('/page', 'gzip, deflate, br, zstd')
    expect(br.headers.get('Content-Encoding')).toBe('br')
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(words)
    const gzip = await ask('/page', 'gzip')
    expect(gzip.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(words)
    const plain = await ask('/page', 'identity')
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    expect(await plain.text()).toBe(words)
  })

  it('says that it depends on what the caller takes, also where it came plain', async () => {
    for (const encoding of ['br', 'identity'])
      expect((await ask('/page', encoding)).headers.get('Vary')).toContain('Accept-Encoding')
  })

  it('tells no length that no longer holds', async () => {
    expect((await ask('/page', 'br')).headers.get('Content-Length')).toBeNull()
  })

  it('that is small already stays as it is', async () => {
    expect((await ask('/picture', 'br')).headers.get('Content-Encoding')).toBeNull()
    expect(await (await ask('/ready-made', 'br')).text()).toBe(words)
    expect((await ask('/nothing', 'br')).status).toBe(204)
  })

  it('that is a drawing is compressed like text', async () => {
    expect((await ask('/drawing', 'br')).headers.get('Content-Encoding')).toBe('br')
  })
})

it('sends each part of a streamed page as it is made', async () => {
  let send: (text: string) => void = () => {}
  let end: () => void = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text))
      end = () => controller.close()
    },
  })
  const app = new Hono().use(compress()).get('/', (c) => c.body(body, 200, { 'Content-Type': 'text/html' }))
  const answer = await app.request('/', { headers: { 'Accept-Encoding': 'br' } })
  const decompressed = createBrotliDecompress()
  const reader = answer.body?.getReader()
  const forward = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      decompressed.write(part.value)
    decompressed.end()
  }
  const heard = decompressed[Symbol.asyncIterator]()
  const forwarded = forward()

  send('<p>The shell</p>')
  // The second part is not made before the first was read: an answer held back would wait here for ever.
  expect(String((await heard.next()).value)).toBe('<p>The shell</p>')
  send('<p>The rest</p>')
  expect(String((await heard.next()).value)).toBe('<p>The rest</p>')
  end()
  await forwarded
  expect((await heard.next()).done).toBe(true)
})

it('stops making a page whose reader went away', async () => {
  let isStopped = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(words)),
    cancel: () => {
      isStopped = true
    },
  })
  const app = new Hono().use(compress()).get('/', (c) => c.body(body, 200, { 'Content-Type': 'text/html' }))
  const answer = await app.request('/', { headers: { 'Accept-Encoding': 'gzip' } })
  await answer.body?.cancel()
  await expect.poll(() => isStopped).toBe(true)
})

it.each([
  ['', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['gzip;q=1.0, br;q=0.5', 'br'],
])('of “%s” takes %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
