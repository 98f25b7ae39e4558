import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** The outline of an element and of what contains it, for a card around a radio button; null while it has no focus. */
function outlinesIfFocused(element: Element): string[] | null {
  if (element !== document.activeElement) return null
  const outlines: string[] = []
  for (let current: Element | null = element; current; current = current.parentElement) {
    outlines.push(getComputedStyle(current).outlineStyle)
  }
  return outlines
}

test('a course is bought with the keyboard alone, and the focus stays visible', async ({
  page,
  visit,
  signIn,
  focused,
}) => {
  await signIn()
  const main = page.getByRole('main')

  async function tabTo(target: Locator) {
    await expect(target).toBeVisible()
    let outlines: string[] | null = null
    while (!outlines) {
      await page.keyboard.press('Tab')
      await expect(focused).toBeInViewport()
      outlines = await target.evaluate(outlinesIfFocused)
    }
    expect(outlines).toContain('solid')
  }

  await visit('/courses/the-precise-fringe')
  // Loaded when the browser is idle, with what moves the focus to the heading of a new page.
  await page.locator('section[popover="manual"]').waitFor({ state: 'attached' })
  await tabTo(main.getByRole('link', { name: 'Buy this course' }))
  await page.keyboard.press('Enter')
  await expect(focused).toHaveText('Your purchase')
  await expect(focused).toHaveCSS('outline-style', 'none')
  for (const [label, text] of [
    ['Country', 'Germany'],
    ['Street and number', 'Main Street 1'],
    ['Postal code', '10115'],
    ['City', 'Berlin'],
  ] as const) {
    await tabTo(main.getByLabel(label))
    await page.keyboard.type(text)
  }
  await tabTo(main.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await tabTo(main.getByRole('button', { name: /^Order and pay/ }))
  await page.keyboard.press('Enter')
  await tabTo(main.getByRole('radio', { name: 'Succeeds' }))
  await tabTo(main.getByRole('button', { name: /^Pay \$/ }))
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your order is placed')
})
