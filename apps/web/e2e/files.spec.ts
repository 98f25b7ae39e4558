import { expect, test } from './fixtures.ts'

const forEver = 'public, max-age=31536000, immutable'

test.describe('a cover', () => {
  for (const [shape, type, contentType, width, height] of [
    ['portrait', 'svg', 'image/svg+xml', 400, 500],
    ['landscape', 'svg', 'image/svg+xml', 640, 400],
    ['card', 'png', 'image/png', 1200, 630],
    ['portrait', 'avif', 'image/avif', 800, 1000],
  ] as const) {
    test(`is drawn as ${type} for ${shape}, and kept for ever`, async ({ page, request }) => {
      const address = `/covers/1/${shape}/cutting/the-precise-fringe.${type}`
      // The smallest pictures are the slowest to draw.
      const answer = await request.get(address, { timeout: 30_000 })
      expect(answer.status()).toBe(200)
      expect(answer.headers()).toMatchObject({ 'content-type': contentType, 'cache-control': forEver })
      const size = await page.evaluate(
        async (src) => {
          const image = new Image()
          image.src = src
          await image.decode()
          return [image.naturalWidth, image.naturalHeight]
        },
        `data:${contentType};base64,${(await answer.body()).toString('base64')}`,
      )
      expect(size).toEqual([width, height])
    })
  }

  test('is the same for the same name, and another for another', async ({ request }) => {
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
    test(`is not drawn for ${name.slice(0, 60)}`, async ({ request }) => {
      expect((await request.get(`/covers/1/${name}`)).status()).toBe(404)
    })
  }
})

test.describe('the built files', () => {
  test('are compressed beforehand and kept for ever', async ({ request }) => {
    const html = await (await request.get('/')).text()
    const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))
    expect(files.size).toBeGreaterThan(5)
    for (const file of [...files].slice(0, 12)) {
      const answer = await request.get(file, { headers: { 'Accept-Encoding': 'br, gzip' } })
      expect(answer.status(), file).toBe(200)
      expect(answer.headers()['cache-control'], file).toBe(forEver)
      expect(answer.headers()['content-type'], file).toMatch(/^text\/(javascript|css)/)
      const { 'content-encoding': encoding, 'content-length': length } = answer.headers()
      if (encoding !== undefined || Number(length) > 1000) expect(encoding, file).toBe('br')
    }
  })

  test('that are gone are a plain 404', async ({ request }) => {
    const answer = await request.get('/assets/root-OLDHASH.js')
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).toContain('text/plain')
  })

  test('fonts are ours, and kept for ever', async ({ request }) => {
    const html = await (await request.get('/')).text()
    const font = /href="(\/assets\/[^"]+\.woff2)"/.exec(html)?.[1] ?? ''
    const answer = await request.get(font)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': forEver })
  })
})

test('robots.txt and the icon are there', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toMatch(/^User-agent: \*/m)
  const icon = await request.get('/favicon.svg')
  expect(icon.status()).toBe(200)
  expect(icon.headers()['content-type']).toContain('image/svg+xml')
})

test('the server and its provider tell how they are', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) expect((await request.get(path)).status(), path).toBe(200)
  expect((await request.get('/api/v1/openapi.json')).headers()['content-type']).toContain('application/json')
})
