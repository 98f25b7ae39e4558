import type { Page } from '@playwright/test'
import { enterPaymentDetails, orderAfterReview } from './checkout.ts'
import { expect, test, waitForHydration } from './fixtures.ts'

const course = '/courses/grey-blending-with-grace'
const event = '/live-masterclasses/the-anatomy-of-a-perfect-cut'
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function buyCourse(page: Page) {
  await page.getByRole('button', { name: 'Buy now' }).click()
  await page.waitForURL(/\/payment$/)
}

test('a method of payment that was changed in another tab is confirmed again; a placed order is shown in both', async ({
  page,
  context,
  visit,
  signIn,
}) => {
  await signIn()
  await visit(`${course}/buy`)
  await buyCourse(page)
  await enterPaymentDetails(page)

  const other = await context.newPage()
  await other.goto(page.url().replace('/review', '/payment'))
  await waitForHydration(other)
  await main(other).getByText('Bank transfer', { exact: true }).click()
  await main(other).getByRole('button', { name: 'Continue to review' }).click()
  await other.waitForURL(/\/review$/)

  await orderAfterReview(page, /^Order and pay/)
  await expect(main(page).getByRole('alert')).toContainText('The payment method was changed in another tab.')
  await expect(main(page).getByRole('button', { name: /^Order for/ })).toBeVisible()

  await orderAfterReview(other, /^Order for/)
  await expect(heading(other)).toHaveText('Your order is placed')
  await orderAfterReview(page, /^Order for/)
  await expect(heading(page)).toHaveText('Your order is placed')
})

test('a basket that was emptied in another tab says so', async ({ page, context, visit, signIn }) => {
  await signIn()
  await visit(`${course}/buy`)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(heading(page)).toHaveText('Basket')
  const other = await context.newPage()
  await other.goto('/basket')
  await waitForHydration(other)
  await main(other)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(heading(other)).toHaveText('Your basket is empty')
  await main(page).getByRole('button', { name: 'Continue to payment' }).click()
  await expect(heading(page)).toHaveText('Your basket is empty')
})

test('entered attendees and the billing address are kept when the session expires', async ({
  page,
  context,
  visit,
  signIn,
  allowStatus,
}) => {
  allowStatus(401)
  const person = await signIn()
  const endSession = () => context.clearCookies({ name: 'session' })
  const notice = main(page).getByRole('alert').filter({ hasText: 'Log in in a new tab' })
  await visit(`${event}/buy?count=2`)
  await main(page).getByRole('button', { name: 'Continue' }).click()
  const name = main(page).getByLabel('Full name').nth(1)
  await name.fill('Mila Novak')
  await main(page).getByLabel('E-mail').nth(1).fill('mila@example.com')
  await endSession()
  await main(page).getByRole('button', { name: 'Continue to payment' }).click()
  await expect(notice).toBeVisible()
  await expect(name).toHaveValue('Mila Novak')
  await signIn(person)
  await main(page).getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/payment$/)

  const city = main(page).getByLabel('City')
  await city.fill('Porto')
  await endSession()
  await main(page).getByRole('button', { name: 'Continue to review' }).click()
  await expect(notice).toBeVisible()
  await expect(city).toHaveValue('Porto')
  await signIn(person)
  await enterPaymentDetails(page)
})
