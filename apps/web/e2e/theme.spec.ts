import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Whether the page's background is dark. */
const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) throw new Error('The browser has no 2D canvas.')
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return red + green + blue < 384
  })

const saved = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

test.describe('the theme', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`is ${scheme} by system preference, which is not saved`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await visit('/')
      expect(await isDark(page)).toBe(scheme === 'dark')
      expect(await saved(page)).toBeNull()
    })
  }

  test('follows the system until one is chosen', async ({ page, visit }) => {
    await visit('/')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => isDark(page)).toBe(false)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => isDark(page)).toBe(true)
  })

  test('is changed by the button, saved, and applied before the first paint', async ({ page, visit }) => {
    await visit('/')
    await page.getByRole('button', { name: 'Switch to light mode' }).click()
    await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()
    expect(await saved(page)).toBe('light')
    expect(await isDark(page)).toBe(false)

    // The theme in each frame, from the first with content.
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
    await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()
    const shown = await page.evaluate(() => Reflect.get(window, 'shownThemes'))
    expect(shown.length).toBeGreaterThan(0)
    expect(new Set(shown)).toEqual(new Set(['light']))
    expect(await isDark(page)).toBe(false)
  })

  test('applies to the header, also after scrolling', async ({ page, visit }) => {
    await visit('/')
    const header = page.getByRole('banner')
    const lightness = () =>
      header.evaluate((element) => Number(/\(([\d.]+)/.exec(getComputedStyle(element).backgroundColor)?.[1]))
    await expect.poll(lightness).toBeLessThan(0.5)
    await page.getByRole('button', { name: 'Switch to light mode' }).click()
    await expect.poll(lightness).toBeGreaterThan(0.5)
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect.poll(lightness).toBeGreaterThan(0.5)
  })

  test('changes in every open tab', async ({ page, context, visit }) => {
    await visit('/')
    const other = await context.newPage()
    await other.goto('/login')
    await expect(other.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
    await page.getByRole('button', { name: 'Switch to light mode' }).click()
    await expect.poll(() => isDark(other)).toBe(false)
  })
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  for (const scheme of ['light', 'dark'] as const) {
    test(`the theme is ${scheme} by system preference`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await visit('/')
      expect(await isDark(page)).toBe(scheme === 'dark')
    })
  }
})
