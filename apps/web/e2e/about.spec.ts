import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { profileEndpoints } from '@chignon/contract/identity/profile'
import { programEndpoints } from '@chignon/contract/catalogue/program'
import { contentTest, expect, test } from './fixtures.ts'

test.describe('/about', () => {
  contentTest(
    'shows the numbers of courses, programs, educators and cities',
    async ({ page, visit, api }) => {
      const call = api()
      const [courses, programs, educators] = await Promise.all([
        call(courseEndpoints.list, {}),
        call(programEndpoints.list, {}),
        call(profileEndpoints.educators, {}),
      ])
      await visit('/about')
      const figures = page.getByRole('main').locator('dl').first()
      for (const [label, { pagination }] of [
        ['Courses', courses],
        ['Programs', programs],
        ['Educators', educators],
      ] as const)
        await expect(figures.locator('div').filter({ hasText: label })).toHaveText(
          `${label}${pagination.total}`,
        )
      await expect(figures.locator('div').filter({ hasText: 'Cities' })).toHaveText('Cities4')
    },
  )

  contentTest('quotes an educator and links to the profile', async ({ page, visit }) => {
    await visit('/about')
    await expect(page.getByRole('blockquote').first()).toContainText('I teach cutting in Lisbon')
    await page.getByRole('main').getByRole('link', { name: 'Inês Duarte' }).click()
    await expect(page).toHaveURL(/\/users\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inês Duarte')
  })

  contentTest('links each certificate to the page where it is earned', async ({ page, visit }) => {
    for (const [name, address] of [
      ['Silver', '/educations/qualifications'],
      ['Gold', '/educations?tab=programs'],
      ['Premium gold', '/masterclasses#online'],
    ] as const) {
      await visit('/about')
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(address)
    }
  })

  test('opens the answer of a question, and links the promotion to the plans', async ({ page, visit }) => {
    await visit('/about')
    const answer = page.getByText('A course for 30 days')
    await expect(answer).toBeHidden()
    await page.getByText('How long can I watch what I bought?').click()
    await expect(answer).toBeVisible()
    await page.getByRole('link', { name: 'Subscribe now' }).click()
    await expect(page).toHaveURL('/subscription')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('questions and the table of contents on a phone can be opened', async ({ page, visit }) => {
    await visit('/about')
    await page.getByText('How do I pay?').click()
    await expect(
      page.getByText('By card, or by bank transfer. The invoice is valid for seven days.'),
    ).toBeVisible()
    await page.setViewportSize({ width: 375, height: 720 })
    await visit('/support/privacy-policy')
    await page.getByText('On this page', { exact: true }).filter({ visible: true }).click()
    await page.getByRole('link', { name: 'Your rights' }).filter({ visible: true }).click()
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
  })
})
