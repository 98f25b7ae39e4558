import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { eventWithSeats } from './add-seats.ts'
import { orderAfterReview, payWithTestCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'

const event = `/live-masterclasses/${eventWithSeats}`

test('Back from the checkout shows the seats as available, and continues the same order', async ({
  page,
  visit,
  signIn,
  api,
}) => {
  await signIn()
  await visit(`${event}/buy`)
  const main = page.getByRole('main')
  const seat = main.getByRole('group', { name: 'Two-day seat' })
  const seatsLeft = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: 'Two-day seat' }) })
    .getByText(/left$/)
  await seat.getByRole('button', { name: 'One more' }).click()
  await expect(page).toHaveURL(/tickets/)
  await main.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/attendees$/)
  const order = page.url()

  await page.goBack()
  // A guest sees the seats without the one held here. Other journeys may buy some between the page and the call.
  let isFirst = true
  await expect(async () => {
    if (!isFirst) await page.reload()
    isFirst = false
    const { data } = await api()(liveMasterclassEndpoints.show, { params: { id: eventWithSeats } })
    const others = data.tickets.find(({ name }) => name === 'Two-day seat')?.seats_left ?? 0
    await expect(seatsLeft).toHaveText(`${(others + 1).toLocaleString('en')} left`, { timeout: 1000 })
  }).toPass()
  const notice = page.getByText(/^You have an unfinished order, 14:\d\d left$/)
  await expect(notice).toBeVisible()
  await main.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/attendees$/)
  expect(page.url()).toBe(order)

  for (const path of [event, '/basket', '/profile', '/profile/settings/purchase-history']) {
    await visit(path)
    await expect(notice).toBeVisible()
  }
  await page.getByRole('link', { name: 'Continue your order' }).click()
  await expect(page).toHaveURL(order)
})

test('a declined card keeps the clock of the seats, and the way to hold them longer', async ({
  page,
  visit,
  signIn,
}) => {
  await signIn()
  await visit(`${event}/buy?count=1`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Continue' }).click()
  await main.getByRole('button', { name: 'Continue to payment' }).click()
  // Outside of Europe an invoice needs no postal address.
  await main.getByLabel('Country').selectOption('US')
  await expect(main.getByLabel('City')).toBeHidden()
  await main.getByRole('button', { name: 'Continue to review' }).click()
  await expect(main.getByRole('region', { name: 'Your order' })).toContainText('Lisbon')
  await orderAfterReview(page)
  await payWithTestCard(page, 'Is declined')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your order purchase failed!')
  await expect(main.getByRole('timer')).toHaveText(/^14:\d\d$/)
  await main.getByRole('button', { name: 'Keep my seats 15 more minutes' }).click()
  await expect(main.getByRole('button', { name: 'Keep my seats 15 more minutes' })).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your order purchase failed!')
})
