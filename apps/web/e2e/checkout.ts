import type { Page } from '@playwright/test'

/** Words of the checkout that journeys in other languages give themselves. */
const english = {
  street: 'Street and number',
  postalCode: 'Postal code',
  city: 'City',
  country: 'Country',
  toReview: 'Continue to review',
}

/** Fills in the payment details of a buyer in Germany, where an invoice needs the postal address. */
export async function fillPaymentDetails(page: Page, words = english): Promise<void> {
  await page.getByLabel(words.country).selectOption('DE')
  const street = page.getByLabel(words.street)
  // Without scripts the address stays folded.
  if (!(await street.isVisible())) await page.getByText('Add a postal address or a company').click()
  await street.fill('Main Street 1')
  await page.getByLabel(words.postalCode).fill('10115')
  await page.getByLabel(words.city).fill('Berlin')
}

/** Fills in the payment details of an order with tickets and continues to the review. */
export async function enterPaymentDetails(page: Page, words = english): Promise<void> {
  await fillPaymentDetails(page, words)
  await page.getByRole('button', { name: words.toReview }).click()
  await page.waitForURL(/\/review$/)
}

/** Accepts the terms and orders. */
export async function orderAfterReview(page: Page, button: RegExp = /^Order/): Promise<void> {
  await page.getByRole('main').getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: button }).click()
}

/** Orders what needs no attendees on its purchase page. */
export async function orderAtOnce(page: Page): Promise<void> {
  await fillPaymentDetails(page)
  await orderAfterReview(page)
}

/** Pays with a card of the test till. */
export async function payWithTestCard(page: Page, card: string): Promise<void> {
  await page.waitForURL(/\/complete$/)
  await page.getByRole('radio', { name: card }).check()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}
