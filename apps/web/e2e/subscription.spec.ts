import { orderAtOnce } from './checkout.ts'
import { contentTest, expect, test } from './fixtures.ts'

test.describe('the subscription', () => {
  contentTest('shows the price of each plan and the annual saving', async ({ page, visit }) => {
    await visit('/subscription')
    const plan = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(plan('Monthly')).toContainText('$19.00')
    await expect(plan('Monthly')).toContainText('a month')
    await expect(plan('Annual')).toContainText('$190.00')
    await expect(plan('Annual')).toContainText('$15.83 a month, save $38.00 a year')
    await expect(plan('Annual').getByRole('list', { name: 'What you get' })).toContainText(
      '4 videos of your choice every month',
    )
  })

  test('asks a guest to sign in, then leads to the purchase', async ({ page, visit, registerUser }) => {
    const { email, password } = await registerUser()
    await visit('/subscription/annual')
    await page.getByRole('main').getByRole('link', { name: 'Subscribe now' }).first().click()
    const modal = page.getByRole('dialog')
    await expect(modal).toContainText('Log in or sign up to subscribe.')
    await modal.getByLabel('E-mail').fill(email)
    await modal.getByLabel('Password', { exact: true }).fill(password)
    await modal.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/subscription/annual/buy')
  })

  contentTest(
    'has a page for each plan, and redirects an id to the slug',
    async ({ page, visit, request }) => {
      await visit('/subscription')
      await page.getByRole('link', { name: 'Monthly', exact: true }).click()
      await expect(page).toHaveURL('/subscription/monthly')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monthly')
      await expect(page.getByRole('heading', { name: 'Other plans' })).toBeVisible()
      const response = await request.get('/api/v1/subscriptions/plans/annual')
      const { data }: { data: { id: string } } = await response.json()
      await visit(`/subscription/${data.id}`)
      await expect(page).toHaveURL('/subscription/annual')
    },
  )

  contentTest('returns 404 for an unknown plan', async ({ page, visit, allowStatus }) => {
    allowStatus(404)
    expect((await visit('/subscription/weekly')).status()).toBe(404)
    await expect(page.getByRole('link', { name: 'Back to Homepage' })).toBeVisible()
  })
})

test.describe('a member', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('subscribes, chooses a lesson, changes the plan, cancels and resumes', async ({
    page,
    visit,
    signIn,
  }) => {
    await signIn()
    await visit('/subscription/monthly/buy')
    await expect(page.getByText('Bank transfer')).toHaveCount(0)
    await orderAtOnce(page)
    await page.getByRole('button', { name: /^Pay / }).click()
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Choose your videos' }).click()
    await expect(main).toContainText('You can choose 4 more videos this month')

    await visit('/subscription')
    await expect(main).toContainText('You are a premium member')
    await expect(main.getByRole('link', { name: 'Subscribe now' })).toHaveCount(0)
    await visit('/subscription/annual/buy')
    await expect(page).toHaveURL('/profile/settings/subscription')
    await expect(main).toContainText('4 until')
    await expect(main).toContainText('Open any course and choose a lesson in its plan.')

    await visit('/courses/classic-chignon-in-five-moves')
    await page.getByRole('button', { name: 'Choose this lesson (4 left this month)' }).first().click()
    await expect(
      page.getByRole('button', { name: 'Choose this lesson (3 left this month)' }).first(),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Place the ponytail' }).click()
    await expect(page).toHaveURL(/\/profile\/courses\/classic-chignon-in-five-moves\/lessons\?lessonId=/)
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()

    await visit('/profile/settings/subscription')
    await expect(main).toContainText('3 until')
    await expect(main.getByRole('region', { name: 'Chosen lessons' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Change to “Annual” at the renewal' }).click()
    await expect(main).toContainText('Plan from the renewal on')
    await page.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(main).toContainText('Your subscription is cancelled')
    await page.getByRole('button', { name: 'Resume subscription' }).click()
    await expect(main).not.toContainText('Your subscription is cancelled')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest is redirected to the login with the purchase as target', async ({ page, visit }) => {
    await visit('/subscription')
    await page.getByRole('main').getByRole('link', { name: 'Subscribe now' }).first().click()
    await expect(page).toHaveURL('/login?redirectTo=%2Fsubscription%2Fmonthly%2Fbuy')
  })
})
