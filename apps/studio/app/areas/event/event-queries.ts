import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadEvents = () =>
  import('@chignon/contract/commerce/staff-event').then((module) => module.staffEventEndpoints)
const loadTickets = () =>
  import('@chignon/contract/commerce/staff-ticket').then((module) => module.staffTicketEndpoints)
const loadWaitlist = () =>
  import('@chignon/contract/commerce/staff-waitlist').then((module) => module.staffWaitlistEndpoints)
const loadOrders = () =>
  import('@chignon/contract/commerce/staff-order').then((module) => module.staffOrderEndpoints)

const events = endpointQueries('staff-event', loadEvents)

/** A page of events. */
export const eventListQuery = events('list')

/** One event with its figures. */
export const eventQuery = events('show')

/** What cancelling or postponing an event would do. */
export const changePreviewQuery = events('changePreview')

/** A page of tickets, of one event or of all. */
export const ticketListQuery = endpointQueries('staff-ticket', loadTickets)('list')

/** Who waits for seats of an event. */
export const eventWaitlistQuery = endpointQueries('staff-waitlist', loadWaitlist)('list')

export const loadResend = () => loadTickets().then(({ resend }) => resend)
export const loadResendMany = () => loadTickets().then(({ resendMany }) => resendMany)
export const loadCorrectHolder = () => loadTickets().then(({ correctHolder }) => correctHolder)
export const loadMove = () => loadTickets().then(({ move }) => move)
export const loadVoid = () => loadTickets().then((endpoints) => endpoints.void)
export const loadGive = () => loadTickets().then(({ give }) => give)
export const loadAttendeesCsv = () => loadTickets().then(({ csv }) => csv)
export const loadLabels = () => loadTickets().then(({ labels }) => labels)
export const loadOffer = () => loadWaitlist().then(({ offer }) => offer)
export const loadSkip = () => loadWaitlist().then(({ skip }) => skip)
export const loadPutBack = () => loadWaitlist().then(({ putBack }) => putBack)
export const loadRemove = () => loadWaitlist().then(({ remove }) => remove)
export const loadSetSeats = () => loadOrders().then(({ setSeats }) => setSeats)
export const loadCancelEvent = () => loadOrders().then(({ cancelEvent }) => cancelEvent)
export const loadPostponeEvent = () => loadOrders().then(({ postponeEvent }) => postponeEvent)

/** What is loaded again once something of an event has changed. */
export const eventNouns = ['staff-event', 'staff-ticket', 'staff-waitlist'] as const
