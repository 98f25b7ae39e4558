import { contentTest, expect, type Page, test, waitForHydration } from './fixtures.ts'
import { translated } from './texts.ts'

const box = (page: Page) => page.getByRole('combobox')
const option = (page: Page, name: string) => page.getByRole('option', { name })
const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter by type' }).getByRole('link', { name })
const marks = (page: Page) => page.getByRole('main').locator('mark')

test.describe('/education-search', () => {
  test('finds a course despite a typing error, by keyboard', async ({ page, visit, focused }) => {
    await visit('/education-search')
    // A screen reader announces changes only of a live region that was there before.
    const count = await page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^\d+ results?$/ })
      .elementHandle()
    await box(page).focus()
    await page.keyboard.type('freehand balyage')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/education-search?search=freehand+balyage')
    await expect(page.getByText('Showing results for “freehand balayage”.')).toBeVisible()
    await expect(page.getByText('No results for “balyage”.')).toBeVisible()
    await expect
      .poll(() => count?.evaluate((region) => region.isConnected && region.textContent))
      .toBe('2 results')
    await expect(marks(page).first()).toHaveText('Freehand')
    const course = page.getByRole('link', { name: 'Freehand balayage' })
    for (
      let tabs = 0;
      tabs < 30 && !(await course.evaluate((link) => link === document.activeElement));
      tabs += 1
    ) {
      await page.keyboard.press('Tab')
    }
    await expect(focused).toHaveText('Freehand balayage')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/courses/freehand-balayage')
  })

  test('keeps filters and page in the address', async ({ page, visit }) => {
    await visit('/education-search?search=hair')
    const all = await marks(page).count()
    await filter(page, 'Courses').click()
    await expect(page).toHaveURL('/education-search?search=hair&type=course')
    await expect(filter(page, 'Courses')).toHaveAttribute('aria-current', 'true')
    const colour = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Colour' })
    await colour.click()
    await expect(page).toHaveURL('/education-search?search=hair&type=course&category=colour')
    await expect(colour).toHaveAttribute('aria-current', 'true')
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Colour')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/education-search?search=hair')
    await expect(marks(page)).toHaveCount(all)
    await visit('/education-search')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/education-search?page=2')
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  contentTest('groups results by type, with counts', async ({ page, visit }) => {
    await visit('/education-search?search=braids')
    await expect(filter(page, 'Live masterclasses')).toHaveText('Live masterclasses1')
    for (const heading of ['Courses', 'Programs', 'Live masterclasses']) {
      await expect(page.getByRole('region', { name: heading }).getByRole('article').first()).toBeVisible()
    }
  })

  test('offers popular courses if nothing is found', async ({ page, visit }) => {
    await visit('/education-search?search=zzqqxx')
    await expect(page.getByRole('heading', { name: 'No results for “zzqqxx”' })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Courses to start with' }).getByRole('article'),
    ).toHaveCount(4)
    await box(page).fill('bob')
    await box(page).press('Enter')
    await expect(page).toHaveURL('/education-search?search=bob')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).toHaveURL('/education-search')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The whole catalogue')
  })

  contentTest('accepts any query', async ({ page, visit }) => {
    for (const query of [
      `search=${'bob '.repeat(2000)}`,
      `search=${'x'.repeat(6000)}`,
      'search=a%00b',
      'search=%27%22%5C%25_&type=nothing&page=-1',
      'search=bob&category=nowhere&page=999',
    ]) {
      expect((await visit(`/education-search?${query}`)).status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Results for')
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth).toBe(clientWidth)
    }
  })

  contentTest('is linked from the results of /educations', async ({ page, visit }) => {
    await visit('/educations?search=braid')
    await expect(marks(page).first()).toHaveText(/braid/i)
    await page.getByRole('link', { name: 'Search the whole catalogue for “braid”' }).click()
    await expect(page).toHaveURL('/education-search?search=braid')
    await expect(page.getByRole('region', { name: 'Live masterclasses' })).toBeVisible()
  })

  test('finds Persian words typed with Arabic letters', async ({ page, visit }) => {
    await visit('/education-search?lang=fa')
    await box(page).fill('بالياز')
    await box(page).press('Enter')
    await expect(page.getByText('«بالیاژ»')).toBeVisible()
    await expect(marks(page).first()).toHaveText('بالیاژ')
    const filters = page.getByRole('navigation', { name: translated('Filter by type', 'fa') })
    await expect(filters.getByRole('link', { name: translated('Courses', 'fa') })).toContainText('۱')
  })
})

/** Opens a page and focuses its search box, then stops the clock: the box would search after 800 ms. */
async function openWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await page.goto(address)
  await page.clock.runFor(2_000)
  await waitForHydration(page)
  await box(page).focus()
  await expect(page.locator('[role="listbox"]')).toBeAttached()
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

/** Types into the search box, and lets the clock run just until a suggestion is visible. */
async function typeUntilSuggested(page: Page, text: string, name: string): Promise<void> {
  const suggested = page.waitForResponse((response) => response.url().endsWith(`search=${text}`))
  await box(page).pressSequentially(text)
  await page.clock.runFor(200)
  await suggested
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(option(page, name)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test.describe('suggestions', () => {
  test('lead to their page on click', async ({ page }) => {
    await openWithStoppedClock(page, '/educations')
    await typeUntilSuggested(page, 'fring', 'The precise fringe')
    await option(page, 'The precise fringe').click()
    await page.clock.resume()
    await expect(page).toHaveURL('/courses/the-precise-fringe')
  })

  test('can be chosen by keyboard, without a search meanwhile', async ({ page }) => {
    await openWithStoppedClock(page, '/educations')
    await typeUntilSuggested(page, 'chigno', 'The classic chignon')
    await page.keyboard.press('ArrowDown')
    await expect(option(page, 'The classic chignon')).toHaveAttribute('aria-selected', 'true')
    await page.clock.runFor(5_000)
    await expect(page).toHaveURL('/educations')
    await page.clock.resume()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/courses/classic-chignon-in-five-moves')
  })

  test('tolerate a typing error, close on Escape, and end with a search option', async ({ page }) => {
    await openWithStoppedClock(page, '/education-search')
    await typeUntilSuggested(page, 'balyag', 'Freehand balayage')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(box(page)).toHaveValue('balyag')
    await page.keyboard.press('ArrowUp')
    await page.clock.resume()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/education-search?search=balyag')
    await expect(page.getByText('Showing results for “balayage”.')).toBeVisible()
  })

  test('are loaded only when the box is focused', async ({ page, visit }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await visit('/educations')
    expect(requests.filter((path) => path.includes('suggestions'))).toEqual([])
    await box(page).focus()
    await expect.poll(() => requests.some((path) => path.includes('education-suggestions'))).toBe(true)
  })
})
