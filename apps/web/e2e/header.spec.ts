import { contentTest, expect, test } from './fixtures.ts'

test.describe('the header', () => {
  test('is sticky, 60 to 70 px high, and blurs its background after scrolling 70 px', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const header = page.getByRole('banner')
    const blur = () => header.evaluate((element) => getComputedStyle(element).backdropFilter)
    expect((await header.boundingBox())?.height).toBeGreaterThanOrEqual(60)
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(70)
    expect(await blur()).toMatch(/^(none|blur\(0px\))$/)
    await page.evaluate(() => window.scrollTo(0, 71))
    await expect.poll(blur).toMatch(/^blur\((?!0px)/)
    await page.evaluate(() => window.scrollTo(0, 900))
    expect((await header.boundingBox())?.y).toBe(0)
  })

  contentTest('marks the current page', async ({ page, visit }) => {
    const current = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current]')
    await visit('/educations')
    await expect(current).toHaveText('Education')
    await visit('/')
    await expect(current).toHaveText('Home')
  })
})

test.describe('by keyboard', () => {
  test('the skip link moves the focus to the content', async ({ page, visit, focused }) => {
    await visit('/')
    await page.keyboard.press('Tab')
    await expect(focused).toHaveText('Skip to content')
    await expect(focused).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('arrow keys move through a menu, and Escape closes it', async ({ page, visit, focused }) => {
    await visit('/')
    const opener = page.getByRole('button', { name: 'Language: English' })
    await opener.focus()
    // The scripts of the menu are loaded when the browser is idle.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(focused).toHaveText('English', { timeout: 500 })
    }).toPass()
    await page.keyboard.press('ArrowDown')
    await expect(focused).toHaveText('Deutsch')
    await page.keyboard.press('End')
    await expect(focused).toHaveText('فارسی')
    await page.keyboard.press('ArrowDown')
    await expect(focused).toHaveText('English')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('Tab reaches everything in the header in order', async ({ page, visit, focused, allowStatus }) => {
    // Focused links are prefetched, and some lead to pages that do not exist yet.
    allowStatus(404)
    await visit('/')
    const reached: string[] = []
    for (let i = 0; i < 10; i += 1) {
      await page.keyboard.press('Tab')
      reached.push(
        await focused.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
      )
    }
    expect(reached).toEqual([
      'Skip to content',
      expect.stringContaining('Chignon'),
      'Home',
      'Education',
      'Masterclasses',
      'Contact us',
      expect.stringContaining('English'),
      'Switch to light mode',
      'Log in',
      'Register',
    ])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 } })

  test('the navigation is in a drawer', async ({ page, visit }) => {
    await visit('/')
    const opener = page.getByRole('button', { name: 'Open the menu' })
    const navigation = page.getByRole('navigation', { name: 'Main menu' })
    await expect(navigation).toBeHidden()
    await opener.click()
    await expect(navigation.getByRole('link')).toHaveText([
      'Home',
      'Education',
      'Masterclasses',
      'Contact us',
    ])
    await expect(page.getByRole('button', { name: /^Switch to/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Register' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(navigation).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await expect(navigation).toBeHidden()
  })

  test('the drawer closes after a navigation', async ({ page, visit }) => {
    await visit('/')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const navigation = page.getByRole('navigation', { name: 'Main menu' })
    await navigation.getByRole('link', { name: 'Education' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Education')
    await expect(navigation).toBeHidden()
  })
})
