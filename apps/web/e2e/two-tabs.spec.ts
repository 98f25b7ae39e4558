import type { Page } from '@playwright/test'
import { enterPaymentDetails, orderAfterReview, orderAtOnce, payWithTestCard } from './checkout.ts'
import { expect, test, waitForHydration } from './fixtures.ts'
import { translated } from './texts.ts'

const course = '/courses/grey-blending-with-grace'
const event = '/live-masterclasses/the-anatomy-of-a-perfect-cut'
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function reserveSeat(page: Page) {
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await main(page).getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/payment$/)
}

test('a method of payment that was changed in another tab is confirmed again; a placed order is shown in both', async ({
  page,
  context,
  visit,
  signIn,
}) => {
  await signIn()
  await visit(`${event}/buy?count=1`)
  await reserveSeat(page)
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

test('a step that the browser kept shows the order once it was paid in another tab', async ({
  page,
  context,
  visit,
  signIn,
}) => {
  await signIn()
  await visit(`${event}/buy?count=1`)
  await reserveSeat(page)
  await enterPaymentDetails(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await waitForHydration(other)
  await orderAfterReview(other)
  await payWithTestCard(other, 'Succeeds')
  await expect(heading(other)).toHaveText('Your order is placed')
  // As Back does with a page in the browser's back/forward cache, and coming to the front.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(heading(page)).toHaveText('Your order is placed')
})

test('a card form shows the order that was paid in another tab, also when its tab comes to the front', async ({
  page,
  context,
  visit,
  signIn,
}) => {
  await signIn()
  await visit(`${course}/buy`)
  await orderAtOnce(page)
  await page.waitForURL(/\/complete$/)
  const third = await context.newPage()
  const winner = await context.newPage()
  for (const tab of [third, winner]) {
    await tab.goto(page.url())
    await waitForHydration(tab)
  }
  await payWithTestCard(winner, 'Succeeds')
  await expect(heading(winner)).toHaveText('Your order is placed')
  await main(page)
    .getByRole('button', { name: /^Pay \$/ })
    .click()
  await expect(heading(page)).toHaveText('Your order is placed')
  await third.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(heading(third)).toHaveText('Your order is placed')
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

  await main(page).getByLabel('Country').selectOption('PT')
  const city = main(page).getByLabel('City')
  await city.fill('Porto')
  await endSession()
  await main(page).getByRole('button', { name: 'Continue to review' }).click()
  await expect(notice).toBeVisible()
  await expect(city).toHaveValue('Porto')
  await signIn(person)
  await enterPaymentDetails(page)
})

test('what was entered outlives a change of the language: attendees and the billing address', async ({
  page,
  visit,
  signIn,
}) => {
  const chooseLanguage = async (name: string) => {
    await page
      .locator('header')
      .getByRole('button', { name: /^(Language|Sprache)/ })
      .click()
    await page.getByRole('menuitem', { name }).click()
    await page.waitForURL(/lang=/)
    await waitForHydration(page)
  }
  await signIn()
  await visit(`${event}/buy?count=2`)
  const kit = main(page).getByRole('group', { name: 'Practice kit' })
  await kit.getByRole('button', { name: 'One more' }).click()
  await main(page).getByRole('button', { name: 'Continue' }).click()
  const row = (field: string) => main(page).locator(`[name="attendees[1][${field}]"]`)
  await row('full_name').fill('Mila Novak')
  await row('email').fill('mila@example.com')
  await row('package').selectOption('Practice kit')
  await main(page).locator('[name="attendees[0][package]"]').selectOption('')
  await chooseLanguage('Deutsch')
  await expect(row('full_name')).toHaveValue('Mila Novak')
  await expect(row('email')).toHaveValue('mila@example.com')
  await expect(row('package')).not.toHaveValue('')
  await main(page)
    .getByRole('button', { name: translated('Continue to payment', 'de') })
    .click()
  await page.waitForURL(/\/payment$/)

  await main(page).locator('[name=country]').selectOption('PT')
  await main(page).locator('[name=city]').fill('Porto')
  await main(page).getByText(translated('Bank transfer', 'de'), { exact: true }).click()
  await chooseLanguage('English')
  await expect(main(page).getByLabel('City')).toHaveValue('Porto')
  await expect(main(page).getByLabel('Country')).toHaveValue('PT')
  await expect(main(page).getByRole('radio', { name: 'Bank transfer' })).toBeChecked()
})
