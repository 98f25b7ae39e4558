import { directionOf, locales } from '@chignon/contract/platform/locale'
import { contentTest, expect, test } from './fixtures.ts'
import { translated } from './texts.ts'

/** Language, direction, title and heading of the server's HTML. */
const readHead = (html: string) => ({
  lang: /<html lang="([^"]*)"/.exec(html)?.[1],
  dir: /<html[^>]* dir="([^"]*)"/.exec(html)?.[1],
  title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
  heading: /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1],
})

test.describe('the language of a page', () => {
  for (const locale of locales) {
    contentTest(`is ${locale} by address, cookie and Accept-Language`, async ({ page, request, visit }) => {
      const heading = translated('Education', locale)
      const expected = { lang: locale, dir: directionOf(locale), title: `${heading} · Chignon`, heading }
      const requests = [
        { path: '/educations', headers: { Cookie: `lang=${locale}`, 'Accept-Language': 'ja' } },
        { path: '/educations', headers: { 'Accept-Language': `${locale}, en;q=0.5` } },
        { path: `/educations?lang=${locale}`, headers: { 'Accept-Language': 'ja' } },
      ]
      for (const { path, headers } of requests) {
        const response = await request.get(path, { headers })
        expect(readHead(await response.text())).toEqual(expected)
        expect(response.headers()['content-language']).toBe(locale)
      }

      await visit(`/educations?lang=${locale}`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale))
      await expect(page).toHaveTitle(expected.title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    })
  }

  test('can be changed in the menu, which reloads the page, keeps the query and saves the choice', async ({
    page,
    context,
    visit,
  }) => {
    await visit('/educations?search=bob')
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Language: English' }).click()
    const choices = page.getByRole('menu', { name: 'Language' }).getByRole('menuitem')
    await expect(choices).toHaveText([
      'English',
      'Deutsch',
      'Español',
      'Italiano',
      'Français',
      'Português',
      'فارسی',
    ])
    await choices.filter({ hasText: 'Deutsch' }).click()
    await loaded
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(new URL(page.url()).searchParams.get('search')).toBe('bob')

    const cookie = (await context.cookies()).find(({ name }) => name === 'lang')
    expect(cookie).toMatchObject({ value: 'de', sameSite: 'Lax', path: '/' })
    await visit('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { name: translated('Courses to start with', 'de') })).toBeVisible()
  })

  contentTest('has an alternate address per language', async ({ page, visit }) => {
    await visit('/educations?lang=de')
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').search]),
      )
    expect(Object.fromEntries(alternates)).toEqual({
      ...Object.fromEntries(locales.map((locale) => [locale, locale === 'en' ? '' : `?lang=${locale}`])),
      'x-default': '',
    })
  })

  test('also applies to the API’s messages', async ({ page, visit, allowStatus }) => {
    allowStatus(422)
    await visit('/login?lang=de')
    await page.getByLabel(translated('E-mail', 'de')).fill('niemand@example.com')
    await page.getByLabel(translated('Password', 'de'), { exact: true }).fill('falsches-kennwort')
    await page
      .getByRole('main')
      .getByRole('button', { name: translated('Log in', 'de') })
      .click()
    await expect(page.getByRole('alert')).toContainText('E-Mail')
  })
})

test.describe('Persian', () => {
  contentTest('is laid out right to left with Persian digits', async ({ page, visit }) => {
    await visit('/?lang=fa')
    const card = page
      .getByRole('region', { name: translated('Courses to start with', 'fa') })
      .getByRole('listitem')
    const [first, second] = [await card.nth(0).boundingBox(), await card.nth(1).boundingBox()]
    expect(first?.x).toBeGreaterThan(second?.x ?? Infinity)
    await expect(card.first()).toContainText(/[۰-۹]/)
    await expect(page.getByRole('main')).not.toContainText(/[0-9]/)
  })
})
