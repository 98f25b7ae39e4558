import { randomUUID } from 'node:crypto'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { orderEndpoints, type Order } from '@chignon/contract/commerce/order'
import { paymentEndpoints } from '@chignon/contract/commerce/payment'
import { testTillEndpoints } from '@chignon/contract/commerce/test-till'
import type { Page } from '@playwright/test'
import type { Call } from '@chignon/app-kit/data/call'
import { startSession } from './fixtures.ts'

type Api = (token?: string) => Call

const billing = {
  full_name: 'Ada Lovelace',
  address: 'Hauptstr. 1',
  postal_code: '10115',
  city: 'Berlin',
  country: 'DE',
}

/** Logs in as one of those who run the sample academy, and opens a page of the studio. */
export async function openStudio(
  page: Page,
  person: 'staff' | 'owner' | 'educator',
  path = '/studio',
): Promise<void> {
  await startSession(page.context(), { email: `${person}@example.com`, password: 'hairdesign' })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Orders tickets of a sample event by bank transfer, through the API. */
export async function orderByTransfer(
  api: Api,
  buyer: { email: string; password: string },
  { slug, count }: { slug: string; count: number },
): Promise<Order> {
  const { data: session } = await api()(authEndpoints.login, { body: buyer })
  const call = api(session.token)
  const { data: event } = await api()(liveMasterclassEndpoints.show, { params: { id: slug } })
  // Of the kind that other journeys leave most seats of.
  const [ticket] = event.tickets.toSorted((a, b) => b.seats_left - a.seats_left)
  if (!ticket || ticket.seats_left < count)
    throw new Error(`The sample event ${slug} has no ${count} seats left.`)
  const { data: order } = await call(orderEndpoints.place, {
    body: { lines: [{ type: 'ticket', id: ticket.id, count }] },
    idempotencyKey: randomUUID(),
  })
  const params = { id: order.id }
  const attendees = Array.from({ length: count }, (_, index) => ({
    ticket_type_id: ticket.id,
    full_name: `Guest ${index + 1}`,
    email: `guest-${index + 1}@example.com`,
  }))
  await call(orderEndpoints.setAttendees, { params, body: { attendees } })
  await call(orderEndpoints.setBilling, { params, body: { ...billing, payment_method: 'transfer' } })
  await call(paymentEndpoints.start, { params, body: { method: 'transfer' }, idempotencyKey: randomUUID() })
  return (await call(orderEndpoints.show, { params })).data
}

/** Buys a sample course with a card of the test till, through the API. */
export async function buyCourse(
  api: Api,
  buyer: { email: string; password: string },
  slug: string,
): Promise<Order> {
  const { data: session } = await api()(authEndpoints.login, { body: buyer })
  const call = api(session.token)
  const { data: course } = await api()(courseEndpoints.show, { params: { id: slug } })
  const { data: order } = await call(orderEndpoints.place, {
    body: { lines: [{ type: 'course', id: course.id, count: 1 }] },
    idempotencyKey: randomUUID(),
  })
  const params = { id: order.id }
  await call(orderEndpoints.setBilling, { params, body: { ...billing, payment_method: 'card' } })
  const { data: payment } = await call(paymentEndpoints.start, {
    params,
    body: { method: 'card' },
    idempotencyKey: randomUUID(),
  })
  const secret = payment.card_form?.client_secret ?? ''
  await api()(testTillEndpoints.pay, { params: { secret }, body: { card: 'success' } })
  await call(paymentEndpoints.refresh, { params: { id: order.id, payment: payment.id } })
  return (await call(orderEndpoints.show, { params })).data
}

/** Confirms the session with the password of the sample, where a call asks for it. */
export async function confirmSession(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Your password').fill('hairdesign')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}
