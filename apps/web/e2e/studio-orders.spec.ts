import { countPresses } from './count-presses.ts'
import { expect, test } from './fixtures.ts'
import { openStudio, orderByTransfer } from './studio.ts'

const event = { slug: 'the-anatomy-of-a-perfect-cut', count: 3 }

test('a transfer is recorded, and one of three tickets refunded in at most five presses', async ({
  page,
  registerUser,
  api,
  mailTo,
  allowStatus,
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
  await refund.getByRole('button', { name: /^Return \$/ }).click()
  await expect(refund).toHaveCount(0)
  expect(await presses()).toBeLessThanOrEqual(5)
  test.info().annotations.push({
    type: 'presses',
    description: `${await presses()} of 5: refund one of three tickets`,
  })
  await expect(main.getByText('Partly refunded')).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'guest-2@example.com' })).toContainText(
    'Refunded',
  )
  await mailTo(buyer.email, 'order-refunded')
})

test('the list of orders is searched, filtered by links, and says when nothing fits', async ({ page }) => {
  await openStudio(page, 'owner', '/studio/orders?state=refunded')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Refunded' })).toHaveAttribute('aria-current', 'page')
  await main.getByRole('searchbox').fill('no such buyer')
  await expect(main.getByRole('heading', { name: 'No order fits' })).toBeVisible()
  await expect(page).toHaveURL(/search=no\+such\+buyer/)
})

test('an educator has no money desk, and a learner no studio', async ({ page, signIn }) => {
  await openStudio(page, 'educator')
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
