import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { enterPaymentDetails, orderAfterReview, orderAtOnce, payWithTestCard } from './checkout.ts'
import { expect, logIn, test, waitForHydration } from './fixtures.ts'

const course = '/courses/classic-chignon-in-five-moves'
const event = '/live-masterclasses/the-anatomy-of-a-perfect-cut'
const placed = { name: 'Your order is placed', level: 1 } as const

test('a guest logs in and returns to the purchase with the same selection', async ({
  page,
  visit,
  registerUser,
}) => {
  const person = await registerUser()
  await visit(`${event}/buy?count=2`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Continue' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('E-mail').fill(person.email)
  await modal.getByLabel('Password', { exact: true }).fill(person.password)
  await modal.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/buy\?tickets.*=2$/)
  await waitForHydration(page)
  await expect(page.getByRole('spinbutton', { name: 'Two-day seat' })).toHaveValue('2')
  await main.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/attendees$/)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a course' : 'a course without scripts', () => {
    test.use({ javaScriptEnabled })

    test('is bought after a declined card, and returned', async ({ page, visit, signIn }) => {
      await signIn()
      await visit(`${course}/buy`)
      await expect(page.getByRole('main')).toContainText('30 days')
      await orderAtOnce(page)
      await payWithTestCard(page, 'Is declined')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order purchase failed!')
      await page.getByRole('button', { name: 'Try again' }).click()
      await payWithTestCard(page, 'Succeeds')
      await expect(page.getByRole('heading', placed)).toBeVisible()

      const order = page.url()
      await page.goto(`${order}/payment`)
      await expect(page).toHaveURL(order)
      await page.goto(`${course}/buy`)
      await expect(page.getByRole('main')).toContainText('You already have access for another 30 days')

      await page.goto(order)
      await page.getByRole('link', { name: 'Withdraw from the purchase' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Confirm the withdrawal' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order was refunded')
      await page.goto(`${course}/buy`)
      await expect(page.getByRole('main')).not.toContainText('You already have access')
    })
  })
}

test('three presses lead from a course to the paid order', async ({ page, visit, signIn }) => {
  await signIn()
  await visit('/courses/the-precise-fringe')
  await page.getByRole('link', { name: 'Buy this course' }).click()
  const main = page.getByRole('main')
  await main.getByLabel('Country').selectOption('US')
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: /^Order and pay \$/ }).click()
  await main.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', placed)).toBeVisible()
})

test('a card that needs a confirmation completes an order with a promotional code', async ({
  page,
  visit,
  signIn,
}) => {
  await signIn()
  await visit('/online-masterclasses/curl-by-curl/lesson')
  await page.getByRole('link', { name: 'Buy this masterclass' }).click()
  const main = page.getByRole('main')
  await main.getByLabel('Promotional code').fill('spring10')
  await main.getByRole('button', { name: 'Apply' }).click()
  await expect(main.getByRole('status').getByText('SPRING10')).toBeVisible()
  const amounts = main.getByRole('definition').filter({ hasText: '$' })
  const agreed = await amounts.allTextContents()
  expect(agreed[1]).toMatch(/^−\$/)
  await orderAtOnce(page)
  await payWithTestCard(page, 'Needs confirmation')
  await page.getByRole('button', { name: 'Confirm the payment' }).click()
  await expect(page.getByRole('heading', placed)).toBeVisible()
  expect(await amounts.allTextContents()).toEqual(agreed)
  const order = page.url().split('/').at(-1)
  const invoices: { data: { total: number }[] } = await (
    await page.request.get(`/bff/orders/${order}/invoices`)
  ).json()
  expect(invoices.data.map(({ total }) => `$${(total / 100).toFixed(2)}`)).toEqual(agreed.slice(-1))
})

test('a card that answers late shows the progress of the payment', async ({ page, visit, signIn }) => {
  await signIn()
  await visit('/programs/the-complete-cutter/buy')
  await orderAtOnce(page)
  await payWithTestCard(page, 'Answers late')
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible()
  await expect(page.getByText('Cancel this order')).toHaveCount(0)

  // From another tab, whose page is older.
  const path = new URL(page.url()).pathname.replace(/\/complete$/, '')
  const answer = await page.request.post(path, { form: { intent: 'cancel' } })
  await page.goto(answer.url())
  await expect(page.getByText('so this order cannot be cancelled now')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible()
})

test('tickets are ordered by bank transfer, each with an attendee', async ({ page, visit, signIn, api }) => {
  const { email } = await signIn()
  await page.setViewportSize({ width: 375, height: 800 })
  await visit(`${event}/buy`)
  const main = page.getByRole('main')
  const next = main.getByRole('button', { name: 'Continue' })
  await next.evaluate((button) => button.scrollIntoView({ block: 'start' }))
  await next.click()
  await expect(main.getByRole('alert')).toHaveText('You do not have any tickets selected to continue!')
  await expect(main.getByRole('alert')).toBeInViewport()

  const { data } = await api()(liveMasterclassEndpoints.show, {
    params: { id: event.split('/')[2] ?? '' },
  })
  const [kit] = data.packages
  const counter = (name: string) => main.getByRole('group', { name })
  await counter(kit?.name ?? '')
    .getByRole('button', { name: 'One more' })
    .click()
  await expect(main.getByRole('alert')).toHaveText(
    'You cannot select more packages than the number of selected tickets',
  )
  await counter('Two-day seat').getByRole('button', { name: 'One more' }).click()
  await counter('Two-day seat').getByRole('button', { name: 'One more' }).click()
  await counter(kit?.name ?? '')
    .getByRole('button', { name: 'One more' })
    .click()
  await expect(page).toHaveURL(/packages/)
  await main.getByRole('button', { name: 'Continue' }).click()

  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Attendees')
  await expect(main.getByRole('timer')).toHaveText(/^14:5\d$/)
  await expect(main.getByLabel('E-mail').nth(0)).toHaveValue(email)
  await main.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(main.getByRole('alert')).toHaveText('Please add attendee/s to continue with next step.')
  await main.getByLabel('Full name').nth(1).fill('Mila Novak')
  await main.getByLabel('E-mail').nth(1).fill('mila@example.com')
  await main.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/payment$/)

  // The order is kept: its page leads back to the step, and the seats can be held longer once.
  await visit(`${event}/order`)
  await expect(page).toHaveURL(/\/payment$/)
  await main.getByRole('button', { name: 'Keep my seats 15 more minutes' }).click()
  await expect(main.getByRole('button', { name: 'Keep my seats 15 more minutes' })).toHaveCount(0)

  await main.getByText('Bank transfer', { exact: true }).click()
  await enterPaymentDetails(page)
  await orderAfterReview(page)
  await expect(page.getByRole('heading', placed)).toBeVisible()
  const transfer = main.getByRole('region', { name: 'Your bank transfer' })
  await expect(transfer).toContainText('IBAN')

  // Beside the value, although it is long.
  const copy = transfer.getByRole('button', { name: 'Copy the IBAN' })
  const iban = transfer.getByText(/^[A-Z]{2}\d{2} \d/)
  const [button, value] = await Promise.all([copy.boundingBox(), iban.boundingBox()])
  expect(button?.x).toBeGreaterThan((value?.x ?? Infinity) + (value?.width ?? 0))
})

test('a basket holds courses and tickets, and takes a promotional code', async ({ page, visit, signIn }) => {
  await signIn()
  await visit('/basket')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your basket is empty')
  await visit(`${course}/buy`)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.waitForURL('/basket')
  await visit(`${event}/buy?count=2`)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.waitForURL('/basket')
  const main = page.getByRole('main')
  await expect(main.getByRole('definition').first()).toHaveText('$419.00')
  await main.getByLabel('Promotional code').fill('NO-SUCH-CODE')
  await main.getByRole('button', { name: 'Apply' }).click()
  await expect(main.getByRole('alert')).toHaveText('This promotional code is not valid or has been used.')
  await main.getByRole('button', { name: /^Remove The classic chignon/ }).click()
  await expect(main.getByRole('definition').first()).toHaveText('$360.00')
  await main.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Attendees')
  await main.getByText('Cancel this order').click()
  await main.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This order was cancelled')
  await main.getByRole('link', { name: 'Start again' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Two-day seat' })).toHaveValue('2')
})

test('a count that the basket refuses is taken back, with the reason', async ({
  page,
  visit,
  signIn,
  focused,
  allowStatus,
}) => {
  allowStatus(422)
  await signIn()
  await visit(`${event}/buy?count=1`)
  const main = page.getByRole('main')
  await main.getByRole('group', { name: 'Practice kit' }).getByRole('button', { name: 'One more' }).click()
  await expect(page).toHaveURL(/packages/)
  await main.getByRole('button', { name: 'Add to basket' }).click()
  await page.waitForURL('/basket')
  const subtotal = main.getByRole('definition').first()
  const kits = main.getByRole('spinbutton', { name: 'Practice kit' })
  const seats = main.getByRole('group', { name: 'Two-day seat' })
  await main.getByRole('group', { name: 'Practice kit' }).getByRole('button', { name: 'One more' }).click()
  await expect(main.getByRole('alert')).toHaveText(
    'You cannot select more packages than the number of selected tickets',
  )
  await expect(kits).toHaveValue('1')
  await expect(subtotal).toHaveText('$245.00')

  await seats.getByRole('button', { name: 'One more' }).click()
  await expect(subtotal).toHaveText('$425.00')
  // The button keeps the focus while the price is loaded.
  await expect(focused).toHaveAccessibleName('One more')
  await main.getByRole('group', { name: 'Practice kit' }).getByRole('button', { name: 'One more' }).click()
  await expect(subtotal).toHaveText('$490.00')
  await expect(main.getByRole('alert')).toHaveCount(0)
})

test('the basket says what the member has access to already', async ({ page, visit, signIn }) => {
  await signIn('learner')
  await visit('/courses/freehand-balayage/buy')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.waitForURL('/basket')
  const main = page.getByRole('main')
  const line = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Freehand balayage' }) })
  await expect(line).toContainText('You already have access to this.')
  await line.getByRole('button', { name: 'Remove Freehand balayage' }).click()
})

test('Back after the payment shows the placed order, not the card form', async ({ page, visit, signIn }) => {
  await signIn()
  await visit(`${course}/buy`)
  await orderAtOnce(page)
  await page.waitForURL(/\/complete$/)
  // With a request handler of Playwright the browser has no cache, which would otherwise answer Back.
  expect((await visit(page.url())).headers()['cache-control']).toContain('no-store')
  await payWithTestCard(page, 'Succeeds')
  await expect(page.getByRole('heading', placed)).toBeVisible()
  const order = page.url()
  await page.goBack()
  await expect(page.getByRole('heading', placed)).toBeVisible()
  await expect(page).toHaveURL(order)
})

test('an expired session leads to the login page and back to the same selection', async ({
  page,
  context,
  visit,
  signIn,
}) => {
  const person = await signIn()
  await visit(`${event}/buy?count=2`)
  await context.clearCookies({ name: 'session' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/login\?/)
  await waitForHydration(page)
  await logIn(page, person)
  await expect(page).toHaveURL(/\/buy\?tickets/)
  await expect(page.getByRole('spinbutton', { name: 'Two-day seat' })).toHaveValue('2')
})

test.describe('in Persian on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('tickets with a package are paid by card', async ({ page, context, visit, signIn, baseURL }) => {
    await signIn()
    await context.addCookies([{ name: 'lang', value: 'fa', url: baseURL ?? '' }])
    await visit(`${event}/buy?count=1`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('بلیت‌های خود را انتخاب کنید')
    await main.getByRole('group', { name: 'کیت تمرین' }).getByRole('button', { name: 'یکی بیشتر' }).click()
    await main.getByRole('button', { name: 'ادامه' }).click()
    await expect(main.getByRole('timer')).toHaveText(/^۱۴:۵/)
    await main.getByRole('button', { name: 'رفتن به پرداخت' }).click()
    await enterPaymentDetails(page, {
      street: 'خیابان و پلاک',
      postalCode: 'کد پستی',
      city: 'شهر',
      country: 'کشور',
      toReview: 'رفتن به بازبینی',
    })
    await expect(main).toContainText('کیت تمرین')
    await orderAfterReview(page, /سفارش و پرداخت/)
    await page.waitForURL(/\/complete$/)
    await main.getByRole('button', { name: /^پرداخت/ }).click()
    await page.waitForURL(/\/orders\/[^/]+$/)
    await expect(main.getByRole('link', { name: 'بلیت‌های من' })).toBeVisible()
  })
})
