import { randomUUID } from 'node:crypto'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { basketEndpoints } from '@chignon/contract/commerce/basket'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { orderEndpoints } from '@chignon/contract/commerce/order'
import { paymentEndpoints } from '@chignon/contract/commerce/payment'
import { createCall } from '@chignon/app-kit/data/call'
import type { BenchPage } from './pages.ts'

const followedCourse = 'freehand-balayage'
const followedProgram = 'the-complete-cutter'
const learner = { email: 'learner@example.com', password: 'hairdesign' }
const course = 'classic-chignon-in-five-moves'
const event = 'the-anatomy-of-a-perfect-cut'

/** A lesson with a stream, bought by the learner of the sample. */
export const lessonPage = '/profile/online-masterclasses/the-editorial-knot/lessons'

/**
 * The pages of the checkout and of the profile, for the sample's learner. Puts a course into the basket, and orders a ticket by card
 * up to the page that takes the card.
 */
export async function openMemberPages(origin: string): Promise<BenchPage[]> {
  const cookie = await signIn(origin)
  const base = `${origin}/api/v1`
  const { data: session } = await createCall({ base, locale: 'en' })(authEndpoints.login, { body: learner })
  const call = createCall({ base, locale: 'en', token: session.token })
  const { data: sold } = await call(courseEndpoints.show, { params: { id: course } })
  await call(basketEndpoints.add, { body: { type: 'course', id: sold.id } })
  const order = `/orders/${await orderTicket(call, session.user)}`
  const pages = {
    'buy course': `/courses/${course}/buy`,
    'buy tickets': `/live-masterclasses/${event}/buy?count=1`,
    'buy plan': '/subscription/annual/buy',
    basket: '/basket',
    attendees: `${order}/attendees`,
    payment: `${order}/payment`,
    review: `${order}/review`,
    complete: `${order}/complete`,
    profile: '/profile',
    'my courses': '/profile/my-courses',
    'my masterclasses': '/profile/my-masterclasses',
    saved: '/profile/saved',
    'my course': `/profile/courses/${followedCourse}`,
    'my program': `/profile/programs/${followedProgram}`,
    'my masterclass': lessonPage.replace(/\/lessons$/, ''),
    lesson: lessonPage,
    exam: `/profile/programs/${followedProgram}/exam`,
    purchases: '/profile/settings/purchase-history',
    tickets: '/profile/settings/my-tickets',
    'edit profile': '/profile/settings/edit-profile',
    notifications: '/profile/notifications',
  }
  return Object.entries(pages).map(([name, path]) => ({ name, path, cookie }))
}

type Call = ReturnType<typeof createCall>

/** Orders a ticket and starts to pay it by card. Returns the order's id. */
async function orderTicket(
  call: Call,
  { first_name, last_name, email }: { first_name: string; last_name: string; email: string },
): Promise<string> {
  const full_name = `${first_name} ${last_name}`
  const { data: live } = await call(liveMasterclassEndpoints.show, { params: { id: event } })
  const ticket_type_id = live.tickets[0]?.id ?? ''
  const { data: order } = await call(orderEndpoints.place, {
    body: { lines: [{ type: 'ticket', id: ticket_type_id }] },
    idempotencyKey: randomUUID(),
  })
  const params = { id: order.id }
  await call(orderEndpoints.setAttendees, {
    params,
    body: { attendees: [{ ticket_type_id, full_name, email }] },
  })
  await call(orderEndpoints.setBilling, {
    params,
    body: {
      full_name,
      company: null,
      address: 'Main Street 1',
      postal_code: '10115',
      city: 'Berlin',
      country: 'DE',
      vat_number: null,
      payment_method: 'card',
    },
  })
  await call(paymentEndpoints.start, { params, body: { method: 'card' }, idempotencyKey: randomUUID() })
  return order.id
}

/** Signs in by the form of the site, as the learner of the sample or somebody else, and returns the session's cookie. */
export async function signIn(origin: string, person = learner): Promise<NonNullable<BenchPage['cookie']>> {
  const response = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams(person),
    redirect: 'manual',
  })
  const [pair = ''] = (
    response.headers.getSetCookie().find((cookie) => cookie.startsWith('session=')) ?? ''
  ).split(';')
  const [name, value] = pair.split(/=(.*)/s)
  if (!name || !value) throw new Error(`Signing in responded with ${response.status} and no session.`)
  return { name, value }
}
