import { locales } from '@chignon/contract/platform/locale'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { allPages } from './all-pages.ts'
import { translated } from './texts.ts'

const unlisted = new Set<string>([
  'certificate',
  'revoked certificate',
  'ticket',
  'nothing found',
  'search',
  'search with a typing error',
  'search that finds nothing',
  'password reset by a dead link',
  'end of mails by a dead link',
  'restored e-mail address by a dead link',
  'requested newsletter',
  'newsletter by a dead link',
  '/newsletter/continue',
  '/newsletter/unsubscribe',
  'error',
  'not found',
  'basket',
])
const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** The metadata in the head of a page's HTML. */
async function readHead(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const linksOf = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ({ groups }) => unescape(groups?.['text'] ?? ''))
  return {
    title: linksOf(/<title>(?<text>[^<]*)<\/title>/g),
    canonical: linksOf(/rel="canonical" href="(?<text>[^"]*)"/g),
    languages: linksOf(/rel="alternate" hrefLang="(?<text>[^"]*)"/g),
    robots: linksOf(/name="robots" content="(?<text>[^"]*)"/g),
    description: linksOf(/<meta name="description" content="(?<text>[^"]*)"/g),
    share: (property: string) =>
      linksOf(new RegExp(`property="og:${property}" content="(?<text>[^"]*)"`, 'g')),
    card: linksOf(/name="twitter:card" content="(?<text>[^"]*)"/g),
  }
}

test.describe('the head of', () => {
  for (const [name, address] of allPages) {
    const isUnlisted = unlisted.has(name)
    test(`${name} ${isUnlisted ? 'is not indexed' : 'has metadata for search engines and sharing'}`, async ({
      request,
      baseURL,
    }) => {
      const head = await readHead(request, address)
      expect(head.title).toHaveLength(1)
      expect(head.robots).toEqual(isUnlisted ? ['noindex'] : [])
      if (isUnlisted) {
        expect(head.canonical).toEqual([])
        return
      }
      expect(head.canonical).toEqual([`${baseURL}${address}`])
      expect(head.languages).toEqual([...locales, 'x-default'])
      expect(head.description[0]?.length).toBeGreaterThan(20)
      expect(head.card).toEqual(['summary_large_image'])
      for (const property of ['site_name', 'type', 'title', 'description', 'url', 'locale', 'image:alt'])
        expect(head.share(property), property).toEqual([expect.stringMatching(/./)])
      expect(head.share('url')).toEqual(head.canonical)
      expect(head.share('locale:alternate')).toHaveLength(locales.length - 1)
      const image = await request.get(head.share('image')[0] ?? '', { timeout: 30_000 })
      expect(image.status()).toBe(200)
      expect(image.headers()['content-type']).toBe('image/png')
    })
  }
})

test('a course has its own sharing title and picture, in the language of the address', async ({
  request,
  baseURL,
}) => {
  const head = await readHead(request, '/courses/classic-chignon-in-five-moves?lang=de&utm_source=mail')
  expect(head.share('title')).toEqual(['Der klassische Chignon in fünf Griffen'])
  expect(head.share('locale')).toEqual(['de_DE'])
  expect(head.share('url')).toEqual([`${baseURL}/courses/classic-chignon-in-five-moves?lang=de`])
  expect(head.share('image')[0]).toMatch(
    /\/og\/courses\/classic-chignon-in-five-moves\.png\?lang=de&v=[\w-]+$/,
  )
  expect(head.share('image:alt')).toEqual([expect.stringContaining('Der klassische Chignon')])
})

test.describe('the canonical address', () => {
  for (const [address, canonical] of [
    ['/educations?notice=session-expired', '/educations'],
    ['/educations?category=cutting&page=1', '/educations?category=cutting'],
    ['/educations?page=2&lang=fa', '/educations?page=2&lang=fa'],
    ['/educations/', '/educations'],
    ['/?utm_source=mail', '/'],
  ] as const) {
    test(`of ${address} is ${canonical}`, async ({ request, baseURL }) => {
      expect((await readHead(request, address)).canonical).toEqual([`${baseURL}${canonical}`])
    })
  }
})

test('each page of a list has its own title', async ({ request }) => {
  expect((await readHead(request, '/educations?page=2')).title).toEqual(['Education · Page 2 · Chignon'])
  expect((await readHead(request, '/educations?category=cutting')).title).toEqual(['Cutting · Chignon'])
  expect((await readHead(request, '/educations?tab=programs&lang=de')).title).toEqual([
    `${translated('Programs', 'de')} · Chignon`,
  ])
})

test('metadata of the first page is removed by a client-side navigation', async ({ page, visit }) => {
  await visit('/educations')
  const metadata = page.locator('head [data-address]')
  expect(await metadata.count()).toBeGreaterThan(20)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveTitle('Education · Page 2 · Chignon')
  await expect(metadata).toHaveCount(0)
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
})

test('theme-color is the background of the current theme', async ({ page, visit }) => {
  // Browsers use the first element whose media query matches.
  const frame = () =>
    page.evaluate(
      () =>
        Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')).find(
          ({ media }) => !media || matchMedia(media).matches,
        )?.content,
    )
  await visit('/')
  expect(await frame()).toBe('#120f0c')
  await page.getByRole('button', { name: 'Switch to light mode' }).click()
  await expect.poll(frame).toBe('#fbfaf7')
  await page.reload()
  expect(await frame()).toBe('#fbfaf7')
})
