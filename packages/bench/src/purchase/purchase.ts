import { randomUUID } from 'node:crypto'

/** The calls of a purchase with the test till, in order. One by bank transfer ends with `start`. */
export const steps = ['place', 'attendees', 'billing', 'start', 'pay', 'refresh'] as const

/** A call of a purchase. */
export type Step = (typeof steps)[number]

/** What is sold: one course, and an event with one type of tickets. */
export type Products = { courseId: string; ticketId: string }

/** A purchase of a course and tickets, and what its calls have answered so far. */
export type Purchase = Products & {
  token: string
  tickets: number
  method: 'card' | 'transfer'
  orderKey: string
  paymentKey: string
  orderId: string
  paymentId: string
  secret: string
  /** The state of the payment. */
  state: string
}

/** A request of a call. */
export type StepRequest = { method: 'POST' | 'PUT'; path: string; body?: object; key?: string }

/** A purchase before its first call. */
export function newPurchase(
  token: string,
  { courseId, ticketId }: Products,
  { tickets = 1, method = 'card' }: { tickets?: number; method?: 'card' | 'transfer' } = {},
): Purchase {
  const answered = { orderId: '', paymentId: '', secret: '', state: '' }
  const keys = { orderKey: randomUUID(), paymentKey: randomUUID() }
  return { token, courseId, ticketId, tickets, method, ...keys, ...answered }
}

/** The request of a call. Repeated with the same purchase, it is the same request. */
export function requestOf(step: Step, purchase: Purchase): StepRequest {
  const { orderId, paymentId, secret, method, orderKey, paymentKey } = purchase
  const order = `/orders/${orderId}`
  const requests: Record<Step, StepRequest> = {
    place: { method: 'POST', path: '/orders', body: { lines: linesOf(purchase) }, key: orderKey },
    attendees: { method: 'PUT', path: `${order}/attendees`, body: { attendees: attendeesOf(purchase) } },
    billing: { method: 'PUT', path: `${order}/billing`, body: billing },
    start: { method: 'POST', path: `${order}/payments`, body: { method }, key: paymentKey },
    pay: { method: 'POST', path: `/test-till/charges/${secret}/pay`, body: { card: 'success' } },
    refresh: { method: 'POST', path: `${order}/payments/${paymentId}/refresh` },
  }
  return requests[step]
}

/** What later calls need of an answer. */
export type StepAnswer = { id?: string; state?: string; card_form?: { client_secret: string } | null }

/** Stores what later calls need of an answer. */
export function takeAnswer(step: Step, purchase: Purchase, { id = '', state = '', card_form }: StepAnswer) {
  if (step === 'place') purchase.orderId = id
  if (step === 'start') Object.assign(purchase, { paymentId: id, secret: card_form?.client_secret ?? '' })
  if (step === 'start' || step === 'refresh') purchase.state = state
}

const billing = {
  full_name: 'Kim Bell',
  company: null,
  address: 'Rua 1',
  postal_code: '1000-001',
  city: 'Lisboa',
  country: 'PT',
  vat_number: null,
}

function linesOf({ courseId, ticketId, tickets }: Purchase) {
  return [
    { type: 'ticket', id: ticketId, count: tickets },
    { type: 'course', id: courseId, count: 1 },
  ]
}

function attendeesOf({ ticketId, tickets }: Purchase) {
  return Array.from({ length: tickets }, (_, index) => ({
    ticket_type_id: ticketId,
    ticket_package_id: null,
    full_name: `Attendee ${index + 1}`,
    email: `attendee-${index + 1}@example.com`,
  }))
}
