import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, readBuiltFile, type Site } from './test-site.ts'

// Without scripts, so the first paint is the final one.
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
  const css = `${String(await readBuiltFile('reset.css'))}${String(await readBuiltFile('styles.css'))}`
  // As in a browser without support for prefers-color-scheme.
  const unaware = css.replaceAll(/prefers-color-scheme:\s*\w+/g, 'unsupported-feature')
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

/** The computed colours of an element as lightness (0 black, 1 white), its color scheme and its direction. */
async function readColours(path: string, colorScheme: 'dark' | 'light', selector = 'html') {
  const page = await site.page({ colorScheme, javaScriptEnabled: false })
  await page.goto(site.origin + path)
  const colours = await page.locator(selector).evaluate((element) => {
    const { backgroundColor, color, colorScheme, direction } = getComputedStyle(element)
    const lightness = (value: string) => Number(/[\d.]+/.exec(value)?.[0])
    return { background: lightness(backgroundColor), text: lightness(color), colorScheme, direction }
  })
  await page.context().close()
  return colours
}

const dark = { background: expect.closeTo(0.17, 1), text: expect.closeTo(0.965, 1), colorScheme: 'dark' }
const light = { background: expect.closeTo(0.985, 1), text: expect.closeTo(0.17, 1), colorScheme: 'light' }

test.each([
  ['/', 'dark', dark],
  ['/', 'light', light],
  ['/?unaware', 'light', dark],
  ['/dark', 'light', dark],
  ['/light', 'dark', light],
] as const)('%s is right at once where the system is %s', async (path, system, expected) => {
  expect(await readColours(path, system)).toMatchObject(expected)
})

test('a theme nests in another by its attribute alone', async () => {
  expect(await readColours('/light', 'light', '#dark')).toMatchObject(dark)
  expect(await readColours('/dark', 'dark', '#light')).toMatchObject(light)
})

test('the direction is the document’s from the start, and an element’s own within it', async () => {
  expect(await readColours('/persian', 'dark', '#outer')).toMatchObject({ direction: 'rtl' })
  expect(await readColours('/persian', 'dark', '#light p')).toMatchObject({ direction: 'ltr' })
})
