import { randomUUID } from 'node:crypto'
import type { Call } from '@chignon/app-kit/data/call'
import type { Locator } from '@playwright/test'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { courseDocumentEndpoints } from '@chignon/contract/catalogue/course-document'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { waitlistEndpoints } from '@chignon/contract/commerce/waitlist'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { eventWithSeats } from './add-seats.ts'
import { expectContrast, expectNoBarrier } from './axe.ts'
import { camtOf } from './camt.ts'
import { confirmSession, buyCourse, openStudio, orderByTransfer } from './studio.ts'
import { expect, test, type Page } from './fixtures.ts'
import { finishTransitions, overflow, smallControls } from './page-faults.ts'

const soldOutEvent = 'the-bride-from-morning-to-midnight'

const desk = { width: 1280, height: 800 }
const phone = { width: 375, height: 720 }

/** Checks what is open in light on a desk, then in dark, mirrored and on a phone. */
async function expectNoFault(page: Page, opened: Locator): Promise<void> {
  const where = String(opened)
  await expect(opened).toBeVisible()
  await expect(page.locator('.skeleton-breath')).toHaveCount(0)
  await finishTransitions(page)
  await expectNoBarrier(page, where)
  await setLook(page, 'dark', 'rtl', phone)
  await expectContrast(page, `${where} in dark`)
  expect(await overflow(page), `${where} on a phone`).toBe(0)
  expect(await smallControls(page), `${where} on a phone`).toEqual([])
  await setLook(page, 'light', 'ltr', desk)
}

async function setLook(
  page: Page,
  colorScheme: 'light' | 'dark',
  dir: string,
  size: typeof desk,
): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(size)
  await page.evaluate((dir) => (document.documentElement.dir = dir), dir)
  await finishTransitions(page)
}

/** Opens a dialog by a button, checks it, and closes it. */
async function checkDialog(page: Page, button: Locator): Promise<void> {
  await button.click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expectNoFault(page, dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** The same for dialogs that a menu opens. */
async function checkMenu(page: Page, trigger: Locator, items: string[]): Promise<void> {
  await trigger.click()
  await expectNoFault(page, page.getByRole('menu'))
  await page.keyboard.press('Escape')
  for (const name of items) {
    await trigger.click()
    await checkDialog(page, page.getByRole('menuitem', { name }))
  }
}

test.use({ colorScheme: 'light' })

test('the dialogs of an order have no barrier and do not overflow', async ({ page, registerUser, api }) => {
  const buyer = await registerUser()
  const order = await orderByTransfer(api, buyer, { slug: eventWithSeats, count: 1 })
  await openStudio(page, 'owner', `/studio/orders/${order.id}`)
  const main = page.getByRole('main')
  const more = main.getByRole('button', { name: 'More', exact: true })
  await checkDialog(page, main.getByRole('button', { name: 'Record a transfer' }))
  await checkMenu(page, more, ['Change the billing address', 'Cancel the order'])
  const paid = await buyCourse(api, buyer, 'the-precise-fringe')
  await page.goto(`/studio/orders/${paid.id}`)
  await checkDialog(page, main.getByRole('button', { name: 'Refund' }))
  await checkMenu(page, more, ['Withdraw for the buyer'])
})

test('the dialogs of promotional codes have no barrier and do not overflow', async ({ page }) => {
  await openStudio(page, 'owner', '/studio/codes')
  const main = page.getByRole('main')
  await checkDialog(page, main.getByRole('button', { name: 'New code' }))
  await checkDialog(page, main.getByRole('button', { name: 'New series' }))
  await checkMenu(page, main.getByRole('button', { name: 'More for “SPRING10”' }), ['Change'])
})

test('the dialogs of a course have no barrier and do not overflow', async ({ page, api }) => {
  const body = { email: 'owner@example.com', password: 'hairdesign' }
  const call = api((await api()(authEndpoints.login, { body })).data.token)
  const { data: course } = await api()(courseEndpoints.show, { params: { id: 'the-precise-fringe' } })
  const id = randomUUID()
  await call(courseDocumentEndpoints.duplicate, { params: { id: course.id }, body: { id } })
  await openStudio(page, 'owner', `/studio/courses/${id}`)
  const main = page.getByRole('main')
  await checkDialog(page, main.getByRole('button', { name: 'Preview' }))
  await checkDialog(page, main.getByRole('button', { name: 'Publish …' }))
  await checkMenu(page, main.getByRole('button', { name: 'More', exact: true }), [
    'Former versions',
    'Delete',
  ])
  const plan = page.getByRole('list', { name: 'Lessons' })
  await plan.getByRole('link').first().click()
  await expectNoFault(page, page.getByRole('textbox', { name: 'Name of the lesson' }))
})

const eventPath = async (api: (token?: string) => Call, slug: string) => {
  const { data } = await api()(liveMasterclassEndpoints.show, { params: { id: slug } })
  return `/studio/events/${data.id}`
}

test('the dialogs of an event have no barrier and do not overflow', async ({ page, api }) => {
  await openStudio(page, 'owner', await eventPath(api, eventWithSeats))
  const main = page.getByRole('main')
  await checkDialog(page, main.getByRole('button', { name: 'Postpone' }))
  await checkDialog(page, main.getByRole('button', { name: 'Cancel the event' }))
})

test('the dialogs of tickets have no barrier and do not overflow', async ({ page, api }) => {
  await openStudio(page, 'owner', `${await eventPath(api, soldOutEvent)}/attendees`)
  const main = page.getByRole('main')
  await checkDialog(page, main.getByRole('button', { name: 'Give a ticket' }))
  await checkMenu(page, main.getByRole('button', { name: /^Ticket of/ }).first(), [
    'Correct the holder',
    'Change the kind of ticket',
    'Make void',
  ])
})

test('the dialogs of the waiting list have no barrier and do not overflow', async ({
  page,
  registerUser,
  api,
}) => {
  const { email, password } = await registerUser()
  const { data: session } = await api()(authEndpoints.login, { body: { email, password } })
  const params = { id: soldOutEvent }
  const { data: event } = await api()(liveMasterclassEndpoints.show, { params })
  const soldOut = event.tickets.find(({ seats_left: left }) => left === 0)
  if (!soldOut) throw new Error('No kind of ticket is sold out.')
  await api(session.token)(waitlistEndpoints.join, { body: { ticket_type_id: soldOut.id, count: 1 } })
  await openStudio(page, 'owner', `${await eventPath(api, soldOutEvent)}/waiting-list`)
  const entry = page.getByRole('row').filter({ hasText: email })
  await checkMenu(page, entry.getByRole('button', { name: /^Entry of/ }), ['Take off the list'])
})

test('the dialogs of the lists of money have no barrier and do not overflow', async ({
  page,
  allowStatus,
}) => {
  allowStatus(403)
  await openStudio(page, 'owner', '/studio/orders/money-cases')
  const main = page.getByRole('main')
  await checkDialog(page, main.getByRole('button', { name: 'Close with a note' }).first())

  await page.goto('/studio/orders/statement')
  const csv = 'Date;Name;Purpose;Amount;Currency\n12.03.2027;Someone else;Rent;10,00;USD'
  const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await main.locator('input[type=file]').setInputFiles(file)
  const columns = page.getByRole('dialog', { name: 'Columns of bank.csv' })
  await expectNoFault(page, columns)
  await columns.getByLabel('Account', { exact: true }).fill(camtOf([]).account)
  await columns.getByRole('button', { name: 'Read the file' }).click()
  await expectNoFault(page, page.getByRole('dialog', { name: 'Confirm that it is you' }))
  await confirmSession(page)
  await expectNoFault(page, main.getByText('1 new payment · 0 seen before'))
  await main.getByRole('link', { name: /^Unknown/ }).click()
  await checkDialog(page, main.getByRole('button', { name: 'Book…' }))
  await checkDialog(page, main.getByRole('button', { name: 'Set aside…' }))
})

test('what the shell of the studio opens has no barrier and does not overflow', async ({ page }) => {
  await openStudio(page, 'owner', '/studio/moderation')
  await page.getByRole('button', { name: 'Keys' }).click()
  await expectNoFault(page, page.getByRole('dialog', { name: 'Keys' }))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('a')
  await expectNoFault(page, page.getByRole('dialog', { name: 'Go to or find' }))
  await page.keyboard.press('Escape')
  for (const name of [/^Language/, /^Your account/]) {
    await page.getByRole('button', { name }).click()
    await expectNoFault(page, page.getByRole('menu'))
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await finishTransitions(page)
  await expectNoBarrier(page, 'the other desks on a phone')
})
