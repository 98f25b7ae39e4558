import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { locales } from '@chignon/contract/platform/locale'
import { XMLParser } from 'fast-xml-parser'
import RssParser from 'rss-parser'
import { expect, test } from './fixtures.ts'

const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name) })

test('the site map lists only existing pages, and every course in every language', async ({
  request,
  baseURL,
  api,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const index = await request.get('/sitemap.xml')
  expect(index.headers()['content-type']).toContain('application/xml')
  const files: { loc: string }[] = parser.parse(await index.text()).sitemapindex.sitemap
  expect(files).toHaveLength(locales.length)

  const { data: courses } = await api()(courseEndpoints.list, { query: { per_page: 50 } })
  for (const [i, { loc }] of files.entries()) {
    const listed: string[] = parser
      .parse(await (await request.get(loc)).text())
      .urlset.url.map((url: { loc: string }) => url.loc)
    const query = i === 0 ? '' : `?lang=${locales[i]}`
    for (const { slug } of courses) expect(listed).toContain(`${baseURL}/courses/${slug}${query}`)
    // All files list the same pages.
    for (const address of i === 0 ? listed : listed.slice(0, 3)) {
      const page = await request.get(address, { maxRedirects: 0 })
      expect(page.status(), address).toBe(200)
      expect(await page.text(), address).not.toContain('content="noindex"')
    }
  }
})

test('an unknown site map returns 404', async ({ request }) => {
  for (const file of ['/sitemap-xx.xml', '/sitemap-de-2.xml', '/sitemap-.xml'])
    expect((await request.get(file)).status()).toBe(404)
})

test('the course feed is valid RSS and links to the courses', async ({ request, baseURL, api }) => {
  const { data: courses } = await api()(courseEndpoints.list, { query: { per_page: 20 } })
  const page = await (await request.get('/?lang=de')).text()
  expect(page).toContain(
    `type="application/rss+xml" title="Neue Kurse" href="${baseURL}/feeds/courses.xml?lang=de"`,
  )
  const response = await request.get('/feeds/courses.xml?lang=de')
  expect(response.headers()).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=900',
  })
  expect(response.headers()).not.toHaveProperty('set-cookie')
  const feed = await new RssParser().parseString(await response.text())
  expect(feed).toMatchObject({ language: 'de', feedUrl: `${baseURL}/feeds/courses.xml?lang=de` })
  expect(feed.items.map(({ link }) => link)).toEqual(
    courses.map(({ slug }) => `${baseURL}/courses/${slug}?lang=de`),
  )
  expect((await request.get(feed.items[0]?.link ?? '')).status()).toBe(200)
  const etag = response.headers()['etag'] ?? ''
  const again = await request.get('/feeds/courses.xml?lang=de', { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
})

test('the post feed exists if posts have pages', async ({ request }) => {
  const response = await request.get('/feeds/posts.xml')
  const page = await (await request.get('/')).text()
  expect(page.includes('/feeds/posts.xml')).toBe(response.status() === 200)
  if (response.status() !== 200) return
  const { items } = await new RssParser().parseString(await response.text())
  expect((await request.get(items[0]?.link ?? '')).status()).toBe(200)
})

test('the web manifest has icons and the page’s language', async ({ page, request, visit }) => {
  await visit('/?lang=fa')
  const address = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
  const response = await request.get(address)
  expect(response.headers()['content-type']).toBe('application/manifest+json')
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: 'Chignon', lang: 'fa', dir: 'rtl', start_url: '/' })
  const size = (src: string) =>
    page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
  for (const { src, sizes } of manifest.icons) if (sizes !== 'any') expect(await size(src), src).toBe(sizes)
  expect(await size('/icons/apple-touch-icon.png')).toBe('180x180')
  expect(await size('/favicon.ico')).toBe('32x32')
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200)
})

test('the associations with the mobile app are JSON without a redirect', async ({ request }) => {
  for (const file of ['apple-app-site-association', 'assetlinks.json']) {
    const response = await request.get(`/.well-known/${file}`, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('application/json')
    expect(await response.json()).toBeTruthy()
  }
  const contact = await (await request.get('/.well-known/security.txt')).text()
  expect(contact).toContain('Contact: mailto:hello@chignon.example')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(contact)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
})

test.describe('a sharing picture', () => {
  const address = '/og/courses/the-precise-fringe.png?lang=fa'

  test('is 1200 × 630, has an ETag and a versioned address, and may be embedded by other sites', async ({
    page,
    request,
  }) => {
    const response = await request.get(address, { timeout: 30_000 })
    expect(response.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(response.headers()).not.toHaveProperty('set-cookie')
    const etag = response.headers()['etag'] ?? ''
    expect((await request.get(address, { headers: { 'If-None-Match': etag } })).status()).toBe(304)
    const named = await request.get(`${address}&v=${etag.replaceAll('"', '')}`)
    expect(named.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    const size = await page.evaluate(
      async (src) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return [image.naturalWidth, image.naturalHeight]
      },
      `data:image/png;base64,${(await response.body()).toString('base64')}`,
    )
    expect(size).toEqual([1200, 630])
  })

  for (const file of [
    'courses/no-such-course.png',
    'courses/the-precise-fringe.svg',
    'courses/The-Fringe.png',
    `courses/${'x'.repeat(121)}.png`,
    'secrets/the-precise-fringe.png',
    'constructor/the-precise-fringe.png',
    'pages/login.png',
  ]) {
    test(`returns 404 for ${file.slice(0, 60)}`, async ({ request }) => {
      expect((await request.get(`/og/${file}`)).status()).toBe(404)
    })
  }
})
