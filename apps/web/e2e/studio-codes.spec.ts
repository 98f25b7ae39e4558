import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { orderEndpoints } from '@chignon/contract/commerce/order'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { eventWithSeats } from './add-seats.ts'
import { countPresses } from './count-presses.ts'
import { expect, test } from './fixtures.ts'
import { openStudio } from './studio.ts'

test('a code of 20 % for one event until Sunday is made in four presses, and the event’s basket takes it', async ({
  page,
  api,
}) => {
  const { data: event } = await api()(liveMasterclassEndpoints.show, { params: { id: eventWithSeats } })
  await openStudio(page, 'staff', '/studio/codes')
  await expect(page.getByRole('link', { name: 'SPRING10' })).toBeVisible()
  const presses = await countPresses(page)
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'New code' })
  await expect(dialog.getByLabel('Takes off')).toBeFocused()
  await page.keyboard.type('20')
  await dialog.getByRole('combobox', { name: 'For what' }).click()
  await page.keyboard.type(event.name.slice(0, 14))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: `Remove ${event.name}` })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Sunday' })).toBeChecked()
  const code = await dialog.getByLabel('Code', { exact: true }).inputValue()
  expect(code).toMatch(/^[A-Z]+20-[A-Z0-9]{3}$/)
  await dialog.getByRole('button', { name: 'Make code' }).click()
  await expect(dialog).toBeHidden()
  await presses.expectAtMost(4, 'a code of 20 % for one event until Sunday')
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('−20%')
  await expect(row).toContainText(event.name)
  await expect(row).toContainText('Running')

  await page.goto(`/live-masterclasses/${eventWithSeats}/buy?count=2`)
  const main = page.getByRole('main')
  await main.getByLabel('Promotional code').fill(code.toLowerCase())
  await main.getByRole('button', { name: 'Apply' }).click()
  await expect(main.getByRole('status').getByText(code)).toBeVisible()
  const [ticket] = event.tickets
  const lines = [{ type: 'ticket' as const, id: ticket?.id ?? '', count: 1 }]
  const { data: quote } = await api()(orderEndpoints.quote, { body: { lines, promo_code: code } })
  expect(quote.discount).toBe(Math.round(quote.subtotal / 5))
  const { data: courses } = await api()(courseEndpoints.list, {})
  const other = [{ type: 'course' as const, id: courses[0]?.id ?? '', count: 1 }]
  await expect(
    api()(orderEndpoints.quote, { body: { lines: other, promo_code: code } }),
  ).rejects.toMatchObject({ status: 422 })
})

test('a code is switched off, found among those that are over, and switched on again', async ({
  page,
  api,
}) => {
  const code = `OFF-${randomUUID().slice(0, 8).toUpperCase()}`
  await openStudio(page, 'staff', '/studio/codes')
  await page.getByRole('button', { name: 'New code' }).click()
  const dialog = page.getByRole('dialog', { name: 'New code' })
  await dialog.getByLabel('Takes off').fill('5')
  await dialog.getByRole('radio', { name: 'Amount' }).check()
  await dialog.getByLabel('Code', { exact: true }).fill(code)
  await dialog.getByRole('button', { name: 'Make code' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('−$5.00')
  await row.getByRole('button', { name: `More for “${code}”` }).click()
  await page.getByRole('menuitem', { name: 'Switch off' }).click()
  await expect(page.getByText(`“${code}” is switched off.`)).toBeVisible()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: /^Over, used up or off/ }).click()
  await expect(row).toContainText('Off')
  const { data: courses } = await api()(courseEndpoints.list, {})
  const lines = [{ type: 'course' as const, id: courses[0]?.id ?? '', count: 1 }]
  const quote = () => api()(orderEndpoints.quote, { body: { lines, promo_code: code } })
  await expect(quote()).rejects.toMatchObject({ status: 422 })
  await page.keyboard.press('z')
  await expect(row).toContainText('Running')
  expect((await quote()).data.promo_code).toBe(code)

  await row.getByRole('link', { name: code }).click()
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await expect(page.getByText('No order has it yet')).toBeVisible()
  await page.getByRole('button', { name: `More for “${code}”` }).click()
  await page.getByRole('menuitem', { name: 'Change' }).click()
  const changing = page.getByRole('dialog', { name: `Change ${code}` })
  await changing.getByLabel('Uses at most').fill('3')
  await changing.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('0 of 3')).toBeVisible()
  await page.getByRole('link', { name: 'History' }).last().click()
  await expect(page.getByText('Promotional code changed')).toBeVisible()
})

test('a series of 100 codes is made and saved as a file, each of which serves once', async ({
  page,
  api,
}) => {
  const prefix = `S${randomUUID().slice(0, 6).toUpperCase()}`
  await openStudio(page, 'staff', '/studio/codes')
  const presses = await countPresses(page)
  await page.getByRole('button', { name: 'New series' }).click()
  const dialog = page.getByRole('dialog', { name: 'New series' })
  await expect(dialog.getByLabel('The codes begin with')).toBeFocused()
  await page.keyboard.type(prefix)
  await expect(dialog.getByText(`${prefix}-`)).toHaveCount(3)
  await dialog.getByLabel('Takes off').click()
  await page.keyboard.type('50')
  await dialog.getByRole('button', { name: 'Make 100 codes' }).click()
  const made = page.getByRole('dialog', { name: '100 codes are made' })
  const started = page.waitForEvent('download')
  await made.getByRole('button', { name: 'Download CSV' }).click()
  const file = await started
  await presses.expectAtMost(4, 'a series of 100 codes as a file')
  expect(file.suggestedFilename()).toBe(`codes-${prefix}.csv`)
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1)
  const codes = rows.map((row) => row.split(',')[0] ?? '')
  expect(new Set(codes).size).toBe(100)
  const { data: courses } = await api()(courseEndpoints.list, {})
  const lines = [{ type: 'course' as const, id: courses[0]?.id ?? '', count: 1 }]
  const { data } = await api()(orderEndpoints.quote, { body: { lines, promo_code: codes[0] ?? '' } })
  expect(data.discount).toBe(Math.round(data.subtotal / 2))
  const series = page.getByRole('row').filter({ hasText: prefix })
  await expect(series).toContainText('0 of 100')
  await series.getByRole('link').click()
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `${prefix}-` })
      .first(),
  ).toBeVisible()
})
