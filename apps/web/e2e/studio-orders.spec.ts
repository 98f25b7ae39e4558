import { countPresses } from './count-presses.ts'
import { expect, test } from './fixtures.ts'
import { buyCourse, confirmSession, openStudio, orderByTransfer } from './studio.ts'

const event = { slug: 'the-anatomy-of-a-perfect-cut', count: 3 }

test('a transfer is recorded, one of three tickets refunded in at most five presses, and one on a cut line once', async ({
  page,
  registerUser,
  api,
  mailTo,
  allowStatus,
  browserProblems,
}) => {
  // The first call asks for a confirmation, which is refused once.
  allowStatus(403)
  allowStatus(422)
  const buyer = await registerUser()
  const order = await orderByTransfer(api, buyer, event)
  await openStudio(page, 'staff', '/studio/orders')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill(order.number)
  await main.getByRole('link', { name: order.number }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`)

  await main.getByRole('button', { name: 'Record a transfer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record a transfer' })
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(dialog.getByText('Enter the reference of the bank.')).toBeVisible()
  await dialog.getByLabel('Bank reference').fill(`TRF ${order.number}`)
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  const confirmation = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await confirmation.getByLabel('Your password').fill('wrong password')
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  await expect(confirmation.getByText('The password is not correct.')).toBeVisible()
  await confirmation.getByLabel('Your password').fill('hairdesign')
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(main.getByRole('list').getByText(`TRF ${order.number}`)).toBeVisible()

  const presses = await countPresses(page)
  await main.getByRole('button', { name: 'Refund' }).click()
  const refund = page.getByRole('dialog', { name: 'Refund' })
  await refund.getByRole('checkbox', { name: 'Guest 2' }).click()
  const preview = refund.getByRole('region', { name: 'What this refund does' })
  await expect(preview.getByText('The ticket of Guest 2 becomes void.')).toBeVisible()
  await expect(preview.getByText(/^For invoice \d{4}-\d{6}$/)).toBeVisible()
  await refund.getByRole('button', { name: /^Return \$/ }).click()
  await expect(refund).toHaveCount(0)
  await presses.expectAtMost(5, 'refund one of three tickets')
  await expect(main.getByText('Partly refunded')).toBeVisible()
  const tickets = main.getByRole('region', { name: 'Tickets' }).getByRole('listitem')
  await expect(tickets.filter({ hasText: 'guest-2@example.com' })).toContainText('Refunded')

  // The server has answered, and the answer is lost.
  browserProblems.allowProblem(/ERR_CONNECTION_RESET/)
  await page.route(
    `**/staff/orders/${order.id}/refund`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await main.getByRole('button', { name: 'Refund' }).click()
  await refund.getByRole('checkbox', { name: 'Guest 1' }).click()
  await refund.getByRole('button', { name: /^Return \$/ }).click()
  await expect(refund.getByText(/^No answer arrived/)).toBeVisible()
  await expect(refund.getByRole('checkbox', { name: 'Guest 3' })).toBeDisabled()
  await refund.getByRole('button', { name: /^Return \$/ }).click()
  await expect(refund).toHaveCount(0)
  await expect(main.getByText(/^\$[\d.,]+ to return$/)).toHaveCount(2)
  await mailTo(buyer.email, 'order-refunded')

  await page.goto(`/studio/history?subject_type=order&subject_id=${order.id}`)
  const entry = main.getByRole('listitem').filter({ hasText: 'Order refunded' }).last()
  await expect(entry).toContainText(/State\s*Paid\s*Partly refunded/)
  await expect(entry).toContainText(/Refunded\s*\$0\.00\s*\$\d/)
})

test('one order: a note, another billing address, its mail again, and the end of it unpaid', async ({
  page,
  registerUser,
  api,
  mailTo,
  mailsTo,
  allowStatus,
}) => {
  allowStatus(403)
  const buyer = await registerUser()
  const order = await orderByTransfer(api, buyer, { ...event, count: 1 })
  await mailTo(buyer.email, 'order-invoice')
  await openStudio(page, 'staff', `/studio/orders/${order.id}`)
  const main = page.getByRole('main')
  await main.getByLabel('Note for colleagues').fill('Called, pays on Friday.')
  await page.reload()
  await main.getByRole('button', { name: 'Add note' }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Called, pays on Friday.' })).toBeVisible()

  await main.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Change the billing address' }).click()
  const billing = page.getByRole('dialog', { name: 'Invoice to' })
  await billing.getByLabel('Company').fill('Salon Ada')
  await billing.getByRole('button', { name: 'Issue again' }).click()
  await confirmSession(page)
  await expect(billing).toHaveCount(0)
  await expect(main.getByRole('link', { name: /as PDF$/ })).toHaveCount(3)
  const corrected = await mailTo(buyer.email, 'invoice-corrected')
  expect(corrected.attachments).toHaveLength(2)

  await main.getByRole('button', { name: /^Send again: Invoice to pay/ }).click()
  await expect.poll(async () => (await mailsTo(buyer.email, 'order-invoice')).length).toBe(2)

  await main.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Cancel the order' }).click()
  await page.getByRole('button', { name: `Cancel order ${order.number}` }).click()
  await expect(main.getByRole('link', { name: /as PDF$/ })).toHaveCount(4)
  await mailTo(buyer.email, 'order-cancelled')
})

test('staff withdraw for a buyer who phones, and find it in the list', async ({
  page,
  registerUser,
  api,
  mailTo,
  allowStatus,
}) => {
  allowStatus(403)
  const buyer = await registerUser()
  const order = await buyCourse(api, buyer, 'the-precise-fringe')
  await openStudio(page, 'staff', `/studio/orders/${order.id}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Withdraw for the buyer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw for the buyer' })
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: /^Withdraw, return/ }).click()
  await confirmSession(page)
  await expect(dialog).toHaveCount(0)
  await mailTo(buyer.email, 'withdrawal-received')
  await page.goto('/studio/orders/withdrawals')
  await expect(main.getByRole('link', { name: order.number })).toBeVisible()
})

test('the list of orders is searched, filtered by links, and says when nothing fits', async ({ page }) => {
  await openStudio(page, 'owner', '/studio/orders?state=refunded')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Refunded', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await main.getByRole('searchbox').fill('no such buyer')
  await expect(main.getByRole('heading', { name: 'No order fits' })).toBeVisible()
  await expect(page).toHaveURL(/search=no\+such\+buyer/)
})

test('the orders of a period and a product are listed, and saved as a file after a confirmation', async ({
  page,
  allowStatus,
}) => {
  allowStatus(403, '/bff/staff/orders.csv')
  await openStudio(page, 'staff', '/studio/orders?from=2020-01-01&to=2020-01-31')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'No order fits' })).toBeVisible()
  const products = main.getByLabel('Product')
  await products.selectOption({ label: 'The anatomy of a perfect cut' })
  await expect(page).toHaveURL(/product=[\da-f-]{36}/)
  await main.getByRole('button', { name: 'CSV' }).click()
  await page.getByRole('button', { name: 'Download' }).click()
  const download = page.waitForEvent('download')
  await confirmSession(page)
  expect((await download).suggestedFilename()).toBe('orders-2020-01-01-2020-01-31.csv')
})

test('an educator sees sums but has no money desk, and a learner no studio', async ({ page, signIn }) => {
  await openStudio(page, 'educator', '/studio/sales')
  await expect(page.getByRole('table', { name: 'Sales by product' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Orders' })).toHaveCount(0)
  // Else a call of the open page may be made, and refused, with the session of the learner.
  await page.goto('about:blank')
  await signIn('learner')
  await page.goto('/studio')
  await expect(page).toHaveURL('/')
})

test('the studio leads a guest to the login and back', async ({ page, visit }) => {
  await visit('/studio/orders')
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fstudio%2Forders/)
  await page.getByLabel('E-mail').fill('staff@example.com')
  await page.getByLabel('Password', { exact: true }).fill('hairdesign')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
})
