import { contentTest, expect, test, waitForHydration } from './fixtures.ts'

const cards = 'main li:has(a[href^="/courses/"]):has(h2)'

test.describe('the search box', () => {
  test('searches for two or more characters 800 ms after the last key', async ({ page }) => {
    await page.clock.install()
    await page.goto('/educations')
    await page.clock.runFor(2_000)
    await waitForHydration(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const box = page.getByRole('combobox', { name: 'Search courses and programs' })

    await box.pressSequentially('bo')
    await page.clock.runFor(700)
    await box.press('b')
    await page.clock.runFor(799)
    expect(new URL(page.url()).search).toBe('')
    await page.clock.runFor(1)
    await page.clock.resume()
    await expect(page).toHaveURL('/educations?search=bob')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “bob”')
    await expect(page.locator(cards).first()).toContainText(/bob/i)
    await expect(box).toBeFocused()
  })

  test('does not search for one character', async ({ page }) => {
    await page.clock.install()
    await page.goto('/educations')
    await page.clock.runFor(2_000)
    await waitForHydration(page)
    await page.getByRole('combobox').pressSequentially('b')
    await page.clock.runFor(5_000)
    await page.getByRole('combobox').press('Enter')
    await expect(page).toHaveURL('/educations')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Education')
  })

  test('searches immediately on Enter, and shows everything when cleared', async ({ page, visit }) => {
    await visit('/educations')
    const box = page.getByRole('combobox')
    await box.fill('curls')
    await box.press('Enter')
    await expect(page).toHaveURL('/educations?search=curls')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).toHaveURL('/educations')
    await expect(box).toHaveValue('')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Education')
  })

  test('shows the query of the address, also after going back', async ({ page, visit }) => {
    await visit('/educations?search=curls')
    await expect(page.getByRole('combobox')).toHaveValue('curls')
    await page.getByRole('combobox').fill('braid')
    await page.getByRole('combobox').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “braid”')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “curls”')
    await expect(page.getByRole('combobox')).toHaveValue('curls')
  })

  test('does not search after a link was clicked', async ({ page }) => {
    await page.clock.install()
    await page.goto('/educations')
    await page.clock.runFor(2_000)
    await waitForHydration(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.getByRole('combobox').pressSequentially('bob')
    await page.getByRole('main').getByRole('link', { name: 'Qualifications' }).click()
    await page.clock.runFor(5_000)
    await page.clock.resume()
    await expect(page).toHaveURL('/educations/qualifications')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
    await expect(page).toHaveURL('/educations/qualifications')
  })

  test('closes the suggestions when it shows the results', async ({ page, visit }) => {
    await visit('/educations')
    const suggested = page.waitForResponse((response) => response.url().includes('education-suggestions'))
    await page.getByRole('combobox').pressSequentially('fringe')
    await suggested
    await expect(page).toHaveURL('/educations?search=fringe')
    await expect(page.getByRole('listbox')).toBeHidden()
  })

  test('searches text that was typed before scripts arrived', async ({ page }) => {
    const { promise: isTyped, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/entry\.client-/, async (route) => {
      await isTyped
      await route.continue()
    })
    await page.goto('/educations')
    await page.getByRole('searchbox').fill('curls')
    release()
    await expect(page).toHaveURL('/educations?search=curls')
    await expect(page.getByRole('combobox')).toHaveValue('curls')
  })

  for (const [address, emptied] of [
    ['/educations?tab=programs&category=cutting&search=cut', '/educations?tab=programs&category=cutting'],
    ['/education-search?type=course&search=bob', '/education-search?type=course'],
  ] as const) {
    test(`emptied on ${address}, keeps the filters`, async ({ page, visit }) => {
      await visit(address)
      await page.getByRole('button', { name: 'Clear search' }).click()
      await expect(page).toHaveURL(emptied)
    })
  }

  test('offers all courses if nothing is found', async ({ page, visit }) => {
    await visit('/educations?search=zzqqxx')
    await expect(page.getByRole('heading', { name: 'No results for “zzqqxx”' })).toBeVisible()
    await page.getByRole('link', { name: 'See all courses' }).click()
    await expect(page).toHaveURL('/educations')
    await expect(page.locator(cards)).toHaveCount(12)
  })

  contentTest('escapes markup and accepts long queries', async ({ page, visit }) => {
    await visit(`/educations?search=${encodeURIComponent('<img src=x onerror=alert(1)> & “50%” \\')}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>')
    await visit(`/educations?search=${'x'.repeat(6_000)}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Results for')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
  })
})

test.describe('the catalogue', () => {
  test('shows twelve courses per page', async ({ page, visit }) => {
    await visit('/educations')
    await expect(page.locator(cards)).toHaveCount(12)
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/educations?page=2')
    await expect(page.locator(cards)).toHaveCount(4)
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await pages.getByRole('link', { name: 'Previous page' }).click()
    await expect(page.locator(cards)).toHaveCount(12)
  })

  test('can be filtered by category', async ({ page, visit }) => {
    await visit('/educations?page=2')
    const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
    await expect(chips).toHaveCount(6)
    await chips.filter({ hasText: 'Cutting' }).click()
    await expect(page).toHaveURL('/educations?category=cutting')
    await expect(page.locator(cards)).toHaveCount(4)
    for (const card of await page.locator(cards).all()) await expect(card).toContainText('Cutting')
    await chips.filter({ hasText: 'All' }).click()
    await expect(page).toHaveURL('/educations')
    await expect(page.locator(cards)).toHaveCount(12)
  })

  test('searches within a category', async ({ page, visit }) => {
    await visit('/educations?category=cutting')
    await page.getByRole('combobox').fill('bob')
    await page.getByRole('combobox').press('Enter')
    await expect(page).toHaveURL('/educations?category=cutting&search=bob')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “bob”')
    for (const card of await page.locator(cards).all()) await expect(card).toContainText('Cutting')
  })

  test('shows programs on their own tab', async ({ page, visit }) => {
    await visit('/educations')
    const tabs = page.getByRole('navigation', { name: 'Courses or programs' })
    await expect(tabs.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('link', { name: 'Programs' }).click()
    await expect(page).toHaveURL('/educations?tab=programs')
    await expect(tabs.getByRole('link', { name: 'Programs' })).toHaveAttribute('aria-current', 'page')
    const programs = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
    await expect(programs).toHaveCount(4)
    await expect(programs.first()).toContainText('4 courses')
  })

  for (const query of ['page=0', 'page=abc', 'page=-1', 'tab=x', 'category=&search=a']) {
    contentTest(`shows the first page for the invalid ?${query}`, async ({ page, visit }) => {
      await visit(`/educations?${query}`)
      await expect(page.locator(cards)).toHaveCount(12)
    })
  }

  contentTest('shows an empty list for an unknown category', async ({ page, visit }) => {
    await visit('/educations?category=nowhere')
    await expect(page.getByRole('heading', { name: 'Nothing matches this choice' })).toBeVisible()
  })

  for (const address of ['/educations?', '/educations?tab=programs&', '/education-search?search=hair&']) {
    contentTest(`redirects from a page number above the last of ${address}`, async ({ page, visit }) => {
      await visit(`${address}page=999`)
      await expect(page).not.toHaveURL(/page=999/)
      await expect(page.getByRole('main').locator('article').first()).toBeVisible()
    })
  }

  test('keeps the category when switching tabs', async ({ page, visit }) => {
    await visit('/educations?category=cutting')
    await page
      .getByRole('navigation', { name: 'Courses or programs' })
      .getByRole('link', { name: 'Programs' })
      .click()
    await expect(page).toHaveURL('/educations?tab=programs&category=cutting')
    await expect(page).toHaveTitle(/^Programs · Cutting/)
    const chips = page.getByRole('navigation', { name: 'Categories' })
    await expect(chips.getByRole('link', { name: 'Cutting' })).toHaveAttribute('aria-current', /.+/)
    await expect(page.getByRole('link', { name: 'The complete cutter' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'The bridal stylist' })).toHaveCount(0)
  })
})
