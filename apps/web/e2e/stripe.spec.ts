import type { Route } from '@playwright/test'
import { startStripeServer, type StripeDouble } from '../../api/src/testing/start-stripe-server.ts'
import { fillPaymentDetails, orderAfterReview } from './checkout.ts'
import { test as base, expect, type Page } from './fixtures.ts'
import { startSecondServer } from './second-server.ts'
import { routeStripe, stripeCards, stripeFields, stripeOrigins } from './stripe-pages.ts'

type Shop = { url: string; double: StripeDouble }

// An app of its own that is paid by Stripe, over the database of the journeys.
const test = base.extend<object, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { double, close } = await startStripeServer()
      const { secretKey, publishableKey, webhookSecret, apiUrl } = double.settings
      const server = await startSecondServer({
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_PUBLISHABLE_KEY: publishableKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: apiUrl,
      })
      await provide({ url: server.url, double })
      await server.kill()
      close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
})

// In one worker, so that one app is started.
test.describe.configure({ mode: 'default' })

const placed = { name: 'Your order is placed', level: 1 } as const
// The pages that a request was sent to Stripe from.
const senders = new Set<string>()

test.beforeEach(async ({ page, shop, browserProblems, signIn, visit }) => {
  stripeOrigins.forEach(browserProblems.allowOrigin)
  await routeStripe(page, shop.double)
  senders.clear()
  page.on('request', (request) => {
    if (stripeOrigins.includes(new URL(request.url()).origin)) senders.add(new URL(page.url()).pathname)
  })
  await signIn()
  const response = await visit('/courses/classic-chignon-in-five-moves/buy')
  expect(response.headers()['content-security-policy']).not.toContain('stripe')
  await fillPaymentDetails(page)
  const paymentPage = page.waitForResponse(/\/orders\/[^/]+\/complete$/)
  await orderAfterReview(page)
  const policy = (await paymentPage).headers()['content-security-policy']
  for (const origin of stripeOrigins) expect(policy).toContain(origin)
})

test.afterEach(({ shop }) => {
  shop.double.mode = 'up'
  expect([...senders]).toEqual([expect.stringMatching(/^\/orders\/[^/]+\/complete$/)])
})

const enterCard = (page: Page, number: string) => stripeFields(page).getByLabel('Card number').fill(number)
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).click()

test('a card is declined, and another is accepted on the same order', async ({ page, allowStatus }) => {
  allowStatus(402, '/v1/payment_intents/confirm')
  await stripeFields(page).getByLabel('Card number').waitFor()
  await pay(page)
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible()
  await enterCard(page, stripeCards.isDeclined)
  await pay(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order purchase failed!')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL(/\/complete$/)
  await enterCard(page, stripeCards.succeeds)
  await pay(page)
  await expect(page.getByRole('heading', placed)).toBeVisible()
})

test('a card that asks for a confirmation by 3-D Secure is refused, then confirmed', async ({ page }) => {
  const bank = page.frameLocator('iframe[title="Confirmation by your bank"]')
  await enterCard(page, stripeCards.needsConfirmation)
  await pay(page)
  await bank.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order purchase failed!')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL(/\/complete$/)
  await enterCard(page, stripeCards.needsConfirmation)
  await pay(page)
  await bank.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', placed)).toBeVisible()
})

test('a card form that was blocked is loaded again', async ({ page, browserProblems }) => {
  browserProblems.allowProblem(/ERR_FAILED/)
  await stripeFields(page).getByLabel('Card number').waitFor()
  const script = 'https://js.stripe.com/*/stripe.js'
  const block = (route: Route) => route.abort()
  await page.route(script, block)
  await page.reload()
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('The card form could not be loaded')
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeHidden()
  const retry = page.getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeAttached()
  await page.unroute(script, block)
  await retry.click()
  await enterCard(page, stripeCards.succeeds)
  await pay(page)
  await expect(page.getByRole('heading', placed)).toBeVisible()
})

test('while Stripe does not answer, the page says that the payment is being checked, and then goes on', async ({
  page,
  shop,
}) => {
  await enterCard(page, stripeCards.succeeds)
  shop.double.mode = 'hanging'
  await pay(page)
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
  await expect(stripeFields(page).getByLabel('Card number')).toBeHidden()
  shop.double.mode = 'up'
  await expect(page.getByRole('heading', placed)).toBeVisible()
})

test('a bank leads back to the order', async ({ page }) => {
  await stripeFields(page).getByLabel('Pay at your bank').check()
  await pay(page)
  await page.getByRole('link', { name: 'Return to the shop' }).click()
  await expect(page.getByRole('heading', placed)).toBeVisible()
})
