import { staffOrderEndpoints } from '@chignon/contract/commerce/staff-order'
import { authEndpoints } from '@chignon/contract/identity/auth'
import type { Locator } from '@playwright/test'
import { camtOf } from './camt.ts'
import { countPresses } from './count-presses.ts'
import { expect, test } from './fixtures.ts'
import { orderCoursesByTransfer } from './order-courses.ts'
import { openStudio } from './studio.ts'

const confirm = async (dialog: Locator) => {
  await dialog.getByLabel('Your password').fill('hairdesign')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

test('of 200 payments those of 12 orders are certain, booked with the bank’s day, and never twice', async ({
  page,
  registerUser,
  api,
  allowStatus,
}) => {
  // The first call asks for a confirmation.
  allowStatus(403)
  const orders = await orderCoursesByTransfer(api, await registerUser(), 12)
  expect(orders).toHaveLength(12)
  const statement = camtOf([
    ...orders.map(({ number, total }) => ({ text: `Invoice ${number.replace('-', ' ')}`, cents: total })),
    ...Array.from({ length: 188 }, (_, index) => ({ text: `Rent ${index + 1}`, cents: 4900 })),
  ])
  const [first] = orders
  if (!first) throw new Error('there is no order')

  await openStudio(page, 'staff', '/studio/orders/statement')
  const main = page.getByRole('main')
  const presses = await countPresses(page)
  await main.locator('input[type=file]').setInputFiles(statement.file)
  await confirm(page.getByRole('dialog', { name: 'Confirm that it is you' }))
  await expect(main.getByText('200 new payments · 0 seen before')).toBeVisible()
  await main.getByRole('button', { name: 'Book 12 certain payments' }).click()
  await expect(page.getByText('12 payments booked')).toBeVisible({ timeout: 60_000 })
  await presses.expectAtMost(6, 'book a statement, with the confirmation')
  await expect(main.getByRole('link', { name: /^Certain/ })).toContainText('0')
  await expect(main.getByRole('link', { name: /^Unknown/ })).toContainText('188')

  await main.locator('input[type=file]').setInputFiles(statement.file)
  await expect(main.getByText('0 new payments · 200 seen before')).toBeVisible()
  await expect(main.getByRole('button', { name: /^Book \d/ })).toHaveCount(0)

  const staff = { email: 'staff@example.com', password: 'hairdesign' }
  const { data: session } = await api()(authEndpoints.login, { body: staff })
  for (const { id, total } of orders) {
    const { data } = await api(session.token)(staffOrderEndpoints.show, { params: { id } })
    expect(data).toMatchObject({ state: 'paid', transfers: [{ amount: total, booked_on: statement.day }] })
  }
})

test('a payment in part is booked by hand, one that belongs to no order is set aside, and a CSV is mapped once', async ({
  page,
  registerUser,
  api,
  allowStatus,
}) => {
  allowStatus(403)
  const [order] = await orderCoursesByTransfer(api, await registerUser(), 1)
  if (!order) throw new Error('there is no order')
  const { account } = camtOf([])
  const amount = (order.total / 100).toFixed(2)
  const csv = [
    'Date;Name;Purpose;Amount;Currency',
    `12.03.2027;Someone else;${order.number};10,00;USD`,
    `12.03.2027;Tenant;Rent of room 2;${amount.replace('.', ',')};USD`,
  ].join('\n')
  const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }

  await openStudio(page, 'staff', '/studio/orders/statement')
  const main = page.getByRole('main')
  await main.locator('input[type=file]').setInputFiles(file)
  const columns = page.getByRole('dialog', { name: 'Columns of bank.csv' })
  await expect(columns.getByText('12/03/2027 · $10.00 · Someone else')).toBeVisible()
  await columns.getByLabel('Account', { exact: true }).fill(account)
  await columns.getByRole('button', { name: 'Read the file' }).click()
  await confirm(page.getByRole('dialog', { name: 'Confirm that it is you' }))
  await expect(main.getByText('2 new payments · 0 seen before')).toBeVisible()

  await main.getByRole('link', { name: /^Part/ }).click()
  await main.getByRole('button', { name: 'Book…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book $10.00' })
  await expect(dialog.getByRole('textbox', { name: order.number })).toHaveValue('10.00')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  await main.getByRole('link', { name: /^Unknown/ }).click()
  await main.getByRole('button', { name: 'Set aside…' }).click()
  const aside = page.getByRole('dialog', { name: 'Set the payment aside' })
  await aside.getByLabel('What is it?').fill('Rent')
  await aside.getByRole('button', { name: 'Set the payment aside' }).click()
  await expect(aside).toHaveCount(0)
  await main.getByRole('link', { name: /^Set aside/ }).click()
  await expect(main.getByRole('row', { name: 'Tenant' })).toContainText('Rent')

  await main.locator('input[type=file]').setInputFiles(file)
  await expect(main.getByText('0 new payments · 2 seen before')).toBeVisible()
})
