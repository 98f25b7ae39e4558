import { expect, test } from './fixtures.ts'

const immutable = 'public, max-age=31536000, immutable'

test.describe('a cover', () => {
  for (const [shape, type, contentType, width, height] of [
    ['portrait', 'svg', 'image/svg+xml', 400, 500],
    ['landscape', 'svg', 'image/svg+xml', 640, 400],
    ['card', 'png', 'image/png', 1200, 630],
    ['portrait', 'avif', 'image/avif', 800, 1000],
  ] as const) {
    test(`is rendered as ${type} for ${shape}, and immutable`, async ({ page, request }) => {
      const address = `/covers/1/${shape}/cutting/the-precise-fringe.${type}`
      // AVIF is the slowest format to encode.
      const response = await request.get(address, { timeout: 30_000 })
      expect(response.status()).toBe(200)
      expect(response.headers()).toMatchObject({ 'content-type': contentType, 'cache-control': immutable })
      const size = await page.evaluate(
        async (src) => {
          const image = new Image()
          image.src = src
          await image.decode()
          return [image.naturalWidth, image.naturalHeight]
        },
        `data:${contentType};base64,${(await response.body()).toString('base64')}`,
      )
      expect(size).toEqual([width, height])
    })
  }

  test('depends on the name only', async ({ request }) => {
    const draw = async (name: string) => (await request.get(`/covers/1/portrait/cutting/${name}.svg`)).text()
    expect(await draw('the-precise-fringe')).toBe(await draw('the-precise-fringe'))
    expect(await draw('the-precise-fringe')).not.toBe(await draw('layers-that-fall'))
  })

  for (const name of [
    'portrait/cutting/the-fringe.gif',
    'portrait/cutting/the-fringe',
    'portrait/cutting/The-Fringe.svg',
    'portrait/cutting/-.svg',
    `portrait/cutting/${'x'.repeat(121)}.svg`,
    `portrait/${'x'.repeat(61)}/the-fringe.svg`,
    'square/cutting/the-fringe.svg',
    'constructor/cutting/the-fringe.svg',
    'portrait/cutting/%3Cscript%3E.svg',
  ]) {
    test(`returns 404 for ${name.slice(0, 60)}`, async ({ request }) => {
      expect((await request.get(`/covers/1/${name}`)).status()).toBe(404)
    })
  }
})

test.describe('the built files', () => {
  test('are precompressed and immutable', async ({ request }) => {
    const html = await (await request.get('/')).text()
    const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))
    expect(files.size).toBeGreaterThan(5)
    for (const file of [...files].slice(0, 12)) {
      const response = await request.get(file, { headers: { 'Accept-Encoding': 'br, gzip' } })
      expect(response.status(), file).toBe(200)
      expect(response.headers()['cache-control'], file).toBe(immutable)
      expect(response.headers()['content-type'], file).toMatch(/^text\/(javascript|css)/)
      const { 'content-encoding': encoding, 'content-length': length } = response.headers()
      if (encoding !== undefined || Number(length) > 1000) expect(encoding, file).toBe('br')
    }
  })

  test('of an older build are a plain 404', async ({ request }) => {
    const response = await request.get('/assets/root-OLDHASH.js')
    expect(response.status()).toBe(404)
    expect(response.headers()['content-type']).toContain('text/plain')
  })

  test('include the fonts, immutable', async ({ request }) => {
    const html = await (await request.get('/')).text()
    const font = /href="(\/assets\/[^"]+\.woff2)"/.exec(html)?.[1] ?? ''
    const response = await request.get(font)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': immutable })
  })
})

test('robots.txt and the icon are served', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toMatch(/^User-agent: \*/m)
  const icon = await request.get('/favicon.svg')
  expect(icon.status()).toBe(200)
  expect(icon.headers()['content-type']).toContain('image/svg+xml')
})

test('health checks and the OpenAPI document are served', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) expect((await request.get(path)).status(), path).toBe(200)
  expect((await request.get('/api/v1/openapi.json')).headers()['content-type']).toContain('application/json')
})
