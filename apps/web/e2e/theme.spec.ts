import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Whether the page is drawn dark: how much light its ground sends. */
const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) throw new Error('There is no canvas to read a colour by.')
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return red + green + blue < 384
  })

const saved = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

test.describe('the theme', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`is ${scheme} where the system is, and nothing is saved by that`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await visit('/')
      expect(await isDark(page)).toBe(scheme === 'dark')
      expect(await saved(page)).toBeNull()
    })
  }

  test('follows the system while nothing was chosen', async ({ page, visit }) => {
    await visit('/')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => isDark(page)).toBe(false)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => isDark(page)).toBe(true)
  })

  test('is flipped by the button, saved, and there before the first paint of the next page', async ({
    page,
    visit,
  }) => {
    await visit('/')
    await page.getByRole('button', { name: 'Switch to light' }).click()
    await expect(page.getByRole('button', { name: 'Switch to dark' })).toBeVisible()
    expect(await saved(page)).toBe('light')
    expect(await isDark(page)).toBe(false)

    // What each frame shows from the first that has anything to show.
    await page.addInitScript(() => {
      const frames: (string | null)[] = []
      Object.assign(window, { shownThemes: frames })
      const look = () => {
        if (document.body?.childElementCount) frames.push(document.documentElement.getAttribute('data-theme'))
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Switch to dark' })).toBeVisible()
    const shown = await page.evaluate(() => Reflect.get(window, 'shownThemes'))
    expect(shown.length).toBeGreaterThan(0)
    expect(new Set(shown)).toEqual(new Set(['light']))
    expect(await isDark(page)).toBe(false)
  })

  test('is that of the header too, at the top of the page and further down', async ({ page, visit }) => {
    await visit('/')
    const header = page.getByRole('banner')
    const lightness = () =>
      header.evaluate((element) => Number(/\(([\d.]+)/.exec(getComputedStyle(element).backgroundColor)?.[1]))
    await expect.poll(lightness).toBeLessThan(0.5)
    await page.getByRole('button', { name: 'Switch to light' }).click()
    await expect.poll(lightness).toBeGreaterThan(0.5)
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect.poll(lightness).toBeGreaterThan(0.5)
  })

  test('changes in every open page at once', async ({ page, context, visit }) => {
    await visit('/')
    const other = await context.newPage()
    await other.goto('/login')
    await expect(other.getByRole('button', { name: 'Switch to light' })).toBeVisible()
    await page.getByRole('button', { name: 'Switch to light' }).click()
    await expect.poll(() => isDark(other)).toBe(false)
  })
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  for (const scheme of ['light', 'dark'] as const) {
    test(`the theme is ${scheme} where the system is`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await visit('/')
      expect(await isDark(page)).toBe(scheme === 'dark')
    })
  }
})
