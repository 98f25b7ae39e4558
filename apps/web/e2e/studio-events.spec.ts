import { authEndpoints } from '@chignon/contract/identity/auth'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { staffEventEndpoints } from '@chignon/contract/commerce/staff-event'
import { staffOrderEndpoints } from '@chignon/contract/commerce/staff-order'
import { staffTicketEndpoints } from '@chignon/contract/commerce/staff-ticket'
import { staffWaitlistEndpoints } from '@chignon/contract/commerce/staff-waitlist'
import { waitlistEndpoints } from '@chignon/contract/commerce/waitlist'
import { stepUpEndpoints } from '@chignon/contract/identity/step-up'
import type { Call } from '@chignon/app-kit/data/call'
import { eventWithSeats } from './add-seats.ts'
import { countPresses } from './count-presses.ts'
import { expect, test, type TestUser } from './fixtures.ts'
import { openStudio, orderByTransfer } from './studio.ts'

type Api = (token?: string) => Call

const waitedForEvent = 'the-bride-from-morning-to-midnight'

async function callOf(api: Api, { email, password }: Pick<TestUser, 'email' | 'password'>): Promise<Call> {
  const { data: session } = await api()(authEndpoints.login, { body: { email, password } })
  return api(session.token)
}

/** Calls as staff who have confirmed their session. */
async function callOfStaff(api: Api): Promise<Call> {
  const person = { email: 'staff@example.com', password: 'hairdesign' }
  const call = await callOf(api, person)
  await call(stepUpEndpoints.confirm, { body: { password: person.password } })
  return call
}

/** An order with one ticket of the event that other journeys leave seats of, paid by transfer. */
async function buyTicket(api: Api, buyer: TestUser) {
  const order = await orderByTransfer(api, buyer, { slug: eventWithSeats, count: 1 })
  const call = await callOfStaff(api)
  const body = { amount: order.total, reference: `TRF ${order.number}` }
  await call(staffOrderEndpoints.markPaid, { params: { id: order.id }, body })
  const { data } = await call(staffTicketEndpoints.list, { query: { search: order.number } })
  const [ticket] = data
  if (!ticket) throw new Error(`The order ${order.number} has no ticket.`)
  return { order, ticket, call }
}

test('three more seats are offered to the first who fits at once, and fewer than are taken are refused with the number', async ({
  page,
  registerUser,
  api,
  mailTo,
}) => {
  const person = await registerUser()
  const member = await callOf(api, person)
  const { data: event } = await member(liveMasterclassEndpoints.show, { params: { id: waitedForEvent } })
  const kind = event.tickets.find(({ seats_left: left }) => left === 0)
  if (!kind) throw new Error('No kind of ticket is sold out.')
  const body = { ticket_type_id: kind.id, count: 3 }
  const { data: entry } = await member(waitlistEndpoints.join, { body })
  const call = await callOfStaff(api)
  const ofEvent = { params: { id: event.id } }
  // Who waits in another journey is passed over, so that the seats are offered here and the kind stays sold out for all others.
  const { data: list } = await call(staffWaitlistEndpoints.list, ofEvent)
  for (const { id, place } of list) {
    if (id === entry.id || place === null) continue
    await call(staffWaitlistEndpoints.skip, { params: { id }, body: { reason: 'Of another journey' } })
  }
  const { data: shown } = await call(staffEventEndpoints.show, ofEvent)
  const before = shown.ticket_types.find(({ id }) => id === kind.id)
  if (!before) throw new Error('The kind of ticket has no figures.')

  await openStudio(page, 'staff', `/studio/events/${event.id}/seats`)
  const form = page.getByRole('form', { name: before.name })
  const seats = form.getByLabel('Number of seats')
  await seats.fill(String(before.seats - 1))
  await form.getByRole('button', { name: 'Save the seats' }).click()
  await expect(
    form.getByText(`${before.seats} seats are sold, given or held. There cannot be fewer.`),
  ).toBeVisible()
  await seats.fill(String(before.seats + 3))
  await form.getByRole('button', { name: 'Save the seats' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Waiting list' }).click()
  const row = page.getByRole('row').filter({ hasText: person.email })
  await expect(row).toContainText('Offered', { timeout: 10_000 })
  await mailTo(person.email, 'waitlist-offered')
})

test('a lost ticket is found, its holder corrected, and it is sent again', async ({
  page,
  registerUser,
  api,
  mailTo,
}) => {
  const buyer = await registerUser()
  const { order, ticket } = await buyTicket(api, buyer)
  const email = `corrected-${ticket.id}@example.com`
  await openStudio(page, 'staff', `/studio/events/${ticket.live_masterclass.id}/attendees`)
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill(order.number)
  const row = main.getByRole('row').filter({ hasText: order.number })
  await row.getByRole('button', { name: 'Ticket of Guest 1' }).click()
  await page.getByRole('menuitem', { name: 'Correct the holder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct the holder' })
  await dialog.getByLabel('Full name').fill('Ada Lovelace')
  await dialog.getByLabel('E-mail').fill(email)
  await expect(dialog).toContainText('The old code no longer opens the door.')
  await dialog.getByRole('button', { name: 'Save and send' }).click()
  await expect(row).toContainText('Ada Lovelace')
  await mailTo(email, 'ticket')
  await mailTo(buyer.email, 'ticket-reissued')
  await row.getByRole('button', { name: 'Ticket of Ada Lovelace' }).click()
  await page.getByRole('menuitem', { name: 'Send again' }).click()
  await expect(page.getByText(`The ticket is on its way to ${email}.`)).toBeVisible()
})

test('before an event is cancelled it is said how many people hold tickets and how much is returned', async ({
  page,
  registerUser,
  api,
}) => {
  const { ticket, call } = await buyTicket(api, await registerUser())
  const { id, name } = ticket.live_masterclass
  await openStudio(page, 'staff', `/studio/events/${id}`)
  await page.getByRole('button', { name: 'Cancel the event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the event' })
  await expect(dialog).toContainText(`“${name}” does not take place.`)
  // Other journeys buy tickets of this event, so that the numbers rise meanwhile.
  await expect(async () => {
    const { data: said } = await call(staffEventEndpoints.changePreview, { params: { id } })
    const amount = new Intl.NumberFormat('en', { style: 'currency', currency: said.currency }).format(
      said.refundable / 100,
    )
    await dialog.getByRole('button', { name: 'Keep the event' }).click()
    await page.getByRole('button', { name: 'Cancel the event' }).click()
    await expect(dialog).toContainText(`${said.holders} people hold tickets.`, { timeout: 2000 })
    await expect(dialog.getByRole('button', { name: `Cancel and return ${amount}` })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await dialog.getByRole('button', { name: 'Keep the event' }).click()
  await page.getByRole('button', { name: 'Postpone' }).click()
  await expect(page.getByRole('dialog', { name: 'Postpone' })).toContainText(
    /may return them for 14 days\. At most \$/,
  )
})

test('an educator sees the events they teach at, without money and without changing anything', async ({
  page,
}) => {
  await openStudio(page, 'educator', '/studio/events')
  const main = page.getByRole('main')
  await main.getByRole('table').getByRole('link').first().click()
  await expect(main.getByRole('link', { name: 'Attendees' })).toBeVisible()
  await expect(main.getByText('Revenue')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Waiting list' })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Cancel the event' })).toHaveCount(0)
})

test('a lost ticket is sent again in at most four presses from any page, by keyboard', async ({
  page,
  registerUser,
  api,
  mailsTo,
}) => {
  const { ticket, call } = await buyTicket(api, await registerUser())
  const holder = { full_name: 'Grace Hopper', email: `grace-${ticket.id}@example.com` }
  await call(staffTicketEndpoints.correctHolder, { params: { id: ticket.id }, body: holder })
  const count = async () => (await mailsTo(holder.email, 'ticket')).length
  await expect.poll(count).toBe(1)
  await openStudio(page, 'staff')
  const presses = await countPresses(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to or find' })
  await palette.getByRole('combobox').pressSequentially(holder.email)
  await expect(palette.getByRole('option', { name: 'Grace Hopper' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Send the ticket again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`The ticket is on its way to ${holder.email}.`)).toBeVisible()
  await presses.expectAtMost(4, 'send a lost ticket again')
  await expect.poll(count).toBe(2)
})
