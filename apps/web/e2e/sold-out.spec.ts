import { randomUUID } from 'node:crypto'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { orderEndpoints } from '@chignon/contract/commerce/order'
import { enterPaymentDetails, orderAfterReview, payWithTestCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'

const slug = 'colour-in-motion'

test('a seat that is taken while the card is entered is not charged, and the page says why', async ({
  page,
  context,
  visit,
  signIn,
  registerUser,
  api,
}) => {
  await signIn()
  const event = await api()(liveMasterclassEndpoints.show, { params: { id: slug } })
  const seat = event.data.tickets.find(({ name }) => name === 'Second-day seat')
  if (!seat) throw new Error('The sample event has no such ticket.')
  const main = page.getByRole('main')
  await visit(`/live-masterclasses/${slug}/buy?tickets[${seat.id}]=1`)
  await main.getByRole('button', { name: 'Continue' }).click()
  await main.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/payment$/)
  await enterPaymentDetails(page)
  await orderAfterReview(page)
  await page.waitForURL(/\/complete$/)

  // The order is given up in a second tab, and another person takes all the seats.
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByText('Cancel this order').click()
  await other.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This order was cancelled')
  const { email, password } = await registerUser()
  const signedIn = await api()(authEndpoints.login, { body: { email, password } })
  const call = api(signedIn.data.token)
  const { data: taken } = await call(orderEndpoints.place, {
    body: { lines: [{ type: 'ticket', id: seat.id, count: seat.seats_left }] },
    idempotencyKey: randomUUID(),
  })

  await payWithTestCard(page, 'Succeeds')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This order was cancelled')
  await expect(main).toContainText('You were not charged')
  await main.getByRole('link', { name: 'Start again' }).click()
  await expect(main).toContainText('Sold out')
  await call(orderEndpoints.cancel, { params: { id: taken.id } })
})
