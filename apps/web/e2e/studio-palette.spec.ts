import { countPresses } from './count-presses.ts'
import { expect, test } from './fixtures.ts'
import { openStudio, orderByTransfer } from './studio.ts'

test('the palette opens a desk and an order by keyboard, and keeps what was opened', async ({
  page,
  registerUser,
  api,
}) => {
  const buyer = await registerUser()
  const order = await orderByTransfer(api, buyer, { slug: 'the-anatomy-of-a-perfect-cut', count: 1 })
  await openStudio(page, 'staff')
  const presses = await countPresses(page)
  const palette = page.getByRole('dialog', { name: 'Go to or find' })
  const field = palette.getByRole('combobox')

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.pressSequentially(order.number)
  await expect(palette.getByRole('option', { name: order.number })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`)
  await presses.expectAtMost(3, 'open an order by its number from any page')

  await page.getByRole('button', { name: 'Go to or find' }).click()
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([order.number])
  await field.fill('exam')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/studio\/exams$/)
  await expect(palette).toHaveCount(0)
})

test('the palette opens a person by name or address, for those who may read people', async ({
  page,
  registerUser,
}) => {
  const person = await registerUser()
  await openStudio(page, 'staff')
  const presses = await countPresses(page)
  const palette = page.getByRole('dialog', { name: 'Go to or find' })
  const field = palette.getByRole('combobox')
  const people = palette.getByRole('group', { name: 'People' }).getByRole('option')

  await page.keyboard.press('Control+k')
  await field.pressSequentially(person.email)
  await expect(people).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/studio\/people\/[\w-]+$/)
  await expect(page.getByText(person.email).first()).toBeVisible()
  await presses.expectAtMost(3, 'open a person by their address from any page')
})

test('the palette opens once its code can be loaded', async ({ page, browserProblems }) => {
  browserProblems.allowProblem(/ERR_FAILED/)
  const code = /\/palette-[^/]*\.js$/
  await page.route(code, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
  await openStudio(page, 'staff')
  await failed
  await page.keyboard.press('Control+k')
  await page.unroute(code)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('dialog', { name: 'Go to or find' }).getByRole('combobox')).toBeFocused()
})
