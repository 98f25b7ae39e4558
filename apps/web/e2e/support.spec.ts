import { locales } from '@chignon/contract/platform/locale'
import { contentTest, expect, test } from './fixtures.ts'

const support = [
  ['/support/terms-and-conditions', 'Terms and conditions', '24/11/2026'],
  ['/support/privacy-policy', 'Privacy policy', '24/11/2026'],
  ['/support/account/deletion', 'Delete your account', '24/11/2026'],
  ['/support/game/terms-and-conditions', 'Game terms and conditions', '20/11/2026'],
] as const

test.describe('the documents under /support', () => {
  for (const [address, title, changed] of support) {
    contentTest(`${address} shows title, date and contact address`, async ({ page, visit }) => {
      await visit(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText(`Last updated: ${changed}`)).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('link', { name: 'hello@chignon.example' }).first(),
      ).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/\{(brand|email)\}/)
    })
  }

  test('the table of contents links each chapter', async ({ page, visit }) => {
    await visit('/support/terms-and-conditions')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByRole('link', { name: 'Seven days to think it over' }).click()
    await expect(page).toHaveURL('/support/terms-and-conditions#reflection')
    const chapter = page.getByRole('heading', { name: 'Seven days to think it over' })
    await expect(chapter).toBeInViewport()
    // Not covered by the sticky header.
    const header = await page.getByRole('banner').boundingBox()
    const top = (await chapter.boundingBox())?.y ?? 0
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  })

  contentTest('contain the business rules', async ({ page, visit }) => {
    await visit('/support/terms-and-conditions')
    const terms = page.getByRole('main')
    for (const rule of [
      'within seven days of payment',
      'This does not apply to event tickets',
      'Tickets are refunded only if the event is cancelled or postponed',
      'If you do not open it for five months, it stops automatically',
      'An invoice is valid for seven days',
      '30 days for a course',
      '60 days for a program or an online masterclass',
      '0.8% of the subtotal',
    ])
      await expect(terms).toContainText(rule)
  })

  contentTest('link each other and the settings', async ({ page, visit }) => {
    await visit('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page).toHaveURL('/support/privacy-policy')
    await page
      .getByRole('navigation', { name: 'See also' })
      .getByRole('link', { name: 'Delete your account' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete your account')
    await expect(page.getByRole('main').getByRole('link', { name: 'Delete account' })).toHaveAttribute(
      'href',
      '/profile/settings/delete-account',
    )
  })

  test('print only the text', async ({ page, visit }) => {
    await visit('/support/privacy-policy')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible()
    for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('nav')])
      await expect(hidden.filter({ visible: true })).toHaveCount(0)
  })
})

contentTest('documents and their tables of contents are translated', async ({ page, visit }) => {
  const titles: string[] = []
  for (const lang of locales) {
    await visit(`/support/privacy-policy?lang=${lang}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    titles.push(await page.getByRole('heading', { level: 1 }).innerText())
    const rights = await page.locator('h2#rights').innerText()
    await expect(page.locator('nav a[href="#rights"]').filter({ visible: true })).toContainText(rights)
  }
  expect(new Set(titles).size).toBe(locales.length)
})
