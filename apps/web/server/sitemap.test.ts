import { locales } from '@chignon/contract/platform/locale'
import type { SitemapEntry } from '@chignon/contract/catalogue/sitemap-entry'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { readSitemapName, sitemap, sitemapIndex, type SitemapSource } from './sitemap.ts'

const origin = 'https://academy.example'
const allPages = new Set([
  '/',
  '/educations',
  '/masterclasses',
  '/courses/:slug',
  '/programs/:slug',
  '/live-masterclasses/:slug',
  '/online-masterclasses/:slug',
])

/** An API with that many courses, and the requests it received. */
function createTestApp(courses: number, pages: ReadonlySet<string> = allPages) {
  const requests: string[] = []
  const all = Array.from({ length: courses }, (_, i): SitemapEntry => ({
    type: 'course',
    slug: `course-${i + 1}`,
    published_at: '2027-01-02T03:04:05.678Z',
    updated_at: '2027-02-03T04:05:06.789Z',
  }))
  const source: SitemapSource = {
    origin,
    locales,
    pages,
    staticPaths: ['/', '/educations', '/educations?tab=programs', '/masterclasses'],
    async fetchApi(request) {
      // As a guest, so that no drafts are listed.
      expect(request.headers.get('authorization')).toBeNull()
      const { pathname, searchParams } = new URL(request.url)
      requests.push(`${pathname}?${searchParams.toString()}`)
      if (pathname.endsWith('/education_categories')) {
        const category = { id: crypto.randomUUID(), slug: 'cutting', name: 'Cutting' }
        const data = [{ ...category, description: '', courses_count: 1 }]
        return Response.json({ data, pagination: { page: 1, per_page: 1, total: 1, last_page: 1 } })
      }
      const [page, perPage] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))]
      return Response.json({
        data: all.slice((page - 1) * perPage, page * perPage),
        pagination: {
          page,
          per_page: perPage,
          total: all.length,
          last_page: Math.max(1, Math.ceil(all.length / perPage)),
        },
      })
    },
  }
  return { source, requests }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
})

function read(text: string) {
  expect(XMLValidator.validate(text)).toBe(true)
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/)
  return parser.parse(text)
}

type Url = { loc: string; lastmod?: string; 'xhtml:link': Record<`@${string}`, string>[] }

async function urlsOf(source: SitemapSource, name: Parameters<typeof sitemap>[1]): Promise<Url[]> {
  const { urlset } = read(await new Response(await sitemap(source, name)).text())
  expect(urlset['@xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  expect(urlset['@xmlns:xhtml']).toBe('http://www.w3.org/1999/xhtml')
  return urlset.url
}

// The requirements of sitemaps.org/schemas/sitemap/0.9/sitemap.xsd and of Google.
function expectSchema(urls: readonly Url[]): void {
  expect(urls.length).toBeGreaterThan(0)
  expect(urls.length).toBeLessThanOrEqual(50_000)
  for (const url of urls) {
    expect(Object.keys(url).filter((name) => !['loc', 'lastmod', 'xhtml:link'].includes(name))).toEqual([])
    // The schema requires `loc` first.
    expect(Object.keys(url)[0]).toBe('loc')
    expect(url.loc).toMatch(/^https:\/\/academy\.example\//)
    expect(url.loc.length).toBeLessThan(2048)
    if (url.lastmod !== undefined)
      expect(url.lastmod).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/)
    expect(url['xhtml:link'].map((link) => link['@hreflang'])).toEqual([...locales, 'x-default'])
    // Search engines ignore alternates that do not include the page itself.
    expect(url['xhtml:link'].map((link) => link['@href'])).toContain(url.loc)
    for (const link of url['xhtml:link']) expect(link['@rel']).toBe('alternate')
  }
  expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length)
}

describe('the site map', () => {
  it('has one file per language', async () => {
    const { sitemapindex } = read(await sitemapIndex(createTestApp(3).source))
    expect(sitemapindex['@xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    expect(sitemapindex.sitemap).toEqual(
      locales.map((locale) => ({ loc: `${origin}/sitemap-${locale}.xml` })),
    )
  })

  it.each(locales)('lists every page in %s with its alternates', async (locale) => {
    const urls = await urlsOf(createTestApp(3).source, { locale, part: 1 })
    expectSchema(urls)
    const query = locale === 'en' ? '' : `?lang=${locale}`
    expect(urls.map(({ loc }) => loc)).toEqual(
      expect.arrayContaining([`${origin}/${query}`, `${origin}/courses/course-3${query}`]),
    )
    expect(urls.find(({ loc }) => loc.includes('course-3'))?.lastmod).toBe('2027-02-03T04:05:06.789Z')
  })

  it('escapes XML', async () => {
    const text = await new Response(await sitemap(createTestApp(0).source, { locale: 'de', part: 1 })).text()
    expect(text).toContain('/educations?tab=programs&amp;lang=de')
    const strange = await sitemapIndex({ ...createTestApp(1).source, origin: "http://a'&b.example" })
    expect(strange).toContain('<loc>http://a&apos;&amp;b.example/sitemap-en.xml</loc>')
  })

  it('lists the static paths, and only products with a route', async () => {
    const { source, requests } = createTestApp(2, new Set(['/', '/courses/:slug']))
    const paths = (await urlsOf(source, { locale: 'en', part: 1 })).map(({ loc }) => loc.slice(origin.length))
    expect(paths).toContain('/educations?tab=programs')
    expect(requests[0]).toContain('type%5B0%5D=course')
    expect(requests[0]).not.toContain('program')
  })

  it('splits a long list into parts, each read in few calls while it is sent', async () => {
    const { source, requests } = createTestApp(25_500)
    const { sitemapindex } = read(await sitemapIndex(source))
    expect(sitemapindex.sitemap.slice(0, 2)).toEqual([
      { loc: `${origin}/sitemap-en.xml` },
      { loc: `${origin}/sitemap-en-2.xml` },
    ])
    const first = await sitemap(source, { locale: 'en', part: 1 })
    expect(requests.filter((call) => call.includes('per_page=1000'))).toHaveLength(1)
    const text = await new Response(first).text()
    expect(text.length).toBeLessThan(50_000_000)
    expect(text.match(/<loc>/g)?.length).toBeLessThan(50_000)
    const second = await urlsOf(source, { locale: 'en', part: 2 })
    expect(second.map(({ loc }) => loc)).toEqual(
      Array.from({ length: 5500 }, (_, i) => `${origin}/courses/course-${20_001 + i}`),
    )
    expect(await sitemap(source, { locale: 'en', part: 3 })).toBeUndefined()
  })
})

describe('readSitemapName', () => {
  it.each([
    ['sitemap-de.xml', { locale: 'de', part: 1 }],
    ['sitemap-fa-12.xml', { locale: 'fa', part: 12 }],
    ['sitemap-xx.xml', undefined],
    ['sitemap-de-0.xml', undefined],
    ['sitemap-de-99999.xml', undefined],
    ['sitemap-constructor.xml', undefined],
    ['sitemap.xml', undefined],
  ])('%s', (file, name) => expect(readSitemapName(file, locales)).toEqual(name))

  it('returns undefined for a language that is not offered', () => {
    expect(readSitemapName('sitemap-de.xml', ['en'])).toBeUndefined()
  })
})
