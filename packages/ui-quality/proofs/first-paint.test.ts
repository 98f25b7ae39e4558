import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtFile, openSite, type Site } from './page.ts'

// Nothing here runs a script: what is seen first is what is seen.
const nested =
  '<p id="outer">Waves that last</p><div id="dark" data-theme="dark"><p>Set, pinned and cooled</p>' +
  '<div id="light" data-theme="light" dir="ltr"><p>before you brush</p></div></div>'

const documents: Record<string, string> = {
  '/': `<html lang="en">`,
  '/dark': `<html lang="en" data-theme="dark">`,
  '/light': `<html lang="en" data-theme="light">`,
  '/persian': `<html lang="fa" dir="rtl">`,
}

let site: Site
beforeAll(async () => {
  const css = String(await builtFile('styles.css'))
  // As a browser that knows no preferred scheme reads it.
  const unaware = css.replaceAll(/prefers-color-scheme:\s*\w+/g, 'unheard-of')
  site = await openSite((url) => {
    const { pathname, searchParams } = new URL(url, 'http://site')
    if (pathname === '/styles.css') return { type: 'text/css', body: css }
    if (pathname === '/unaware.css') return { type: 'text/css', body: unaware }
    const html = documents[pathname]
    const sheet = searchParams.has('unaware') ? 'unaware' : 'styles'
    return html
      ? {
          type: 'text/html; charset=utf-8',
          body: `<!doctype html>${html}<head><title>Chignon</title><link rel="stylesheet" href="/${sheet}.css"></head><body>${nested}</body></html>`,
          headers: { 'content-security-policy': "default-src 'none'; style-src 'self'" },
        }
      : null
  })
})
afterAll(() => site.close())

/** The lightness of what an element is painted on, 0 black to 1 white, and what it says of itself. */
async function painted(path: string, colorScheme: 'dark' | 'light', selector = 'html') {
  const page = await site.page({ colorScheme, javaScriptEnabled: false })
  await page.goto(site.origin + path)
  const seen = await page.locator(selector).evaluate((element) => {
    const { backgroundColor, color, colorScheme, direction } = getComputedStyle(element)
    const light = (value: string) => Number(/[\d.]+/.exec(value)?.[0])
    return { ground: light(backgroundColor), text: light(color), colorScheme, direction }
  })
  await page.context().close()
  return seen
}

const dark = { ground: expect.closeTo(0.17, 1), text: expect.closeTo(0.965, 1), colorScheme: 'dark' }
const light = { ground: expect.closeTo(0.985, 1), text: expect.closeTo(0.17, 1), colorScheme: 'light' }

test.each([
  ['/', 'dark', dark],
  ['/', 'light', light],
  ['/?unaware', 'light', dark],
  ['/dark', 'light', dark],
  ['/light', 'dark', light],
] as const)('%s is right at once where the system is %s', async (path, system, expected) => {
  expect(await painted(path, system)).toMatchObject(expected)
})

test('a theme nests in another by its attribute alone', async () => {
  expect(await painted('/light', 'light', '#dark')).toMatchObject(dark)
  expect(await painted('/dark', 'dark', '#light')).toMatchObject(light)
})

test('the direction is the document’s from the start, and an element’s own within it', async () => {
  expect(await painted('/persian', 'dark', '#outer')).toMatchObject({ direction: 'rtl' })
  expect(await painted('/persian', 'dark', '#light p')).toMatchObject({ direction: 'ltr' })
})
