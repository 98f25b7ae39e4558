// The business rules of orders, tickets and subscriptions, as constants. Importing them loads no schema, so that the browser can.

/** How many days a purchase can be followed (ACCESS-1, ACCESS-2). */
export const accessDays = { course: 30, program: 60, 'online-masterclass': 60 } as const

/** How many days before the end of an access its owner is notified (ACCESS-13). */
export const accessEndingDays = 7

/** The tax of an order, as a share of its subtotal (TAX-1). */
export const taxRate = 0.008

/** How many minutes a ticket is held during checkout (SEAT-2). */
export const holdMinutes = 15

/** How many days an invoice can be paid (INVOICE-1). */
export const invoiceDays = 7

/** The day of its validity on which the buyer is reminded of an unpaid invoice (MAIL-7). */
export const invoiceReminderDay = 5

/** How many videos a premium member chooses each month (SUB-1). */
export const videosPerMonth = 4

/** The most tickets of one order. */
export const maxTicketsPerOrder = 20

/** The most lines of one order. */
export const maxOrderLines = 40

/** The most unpaid seats that one person holds against invoices (INVOICE-7). */
export const maxUnpaidSeats = 4

/** How many days after payment a purchase can be withdrawn from, except for event tickets (REFUND-1). */
export const withdrawalDays = 7

/** How many days after an event was postponed its tickets can be returned, at most until it begins (REFUND-7). */
export const ticketReturnDays = 14

/** The most unpaid orders of one person that hold seats at once (SEAT-5). */
export const maxHeldOrders = 5

/** After how many hours an unpaid order without tickets expires (ORDER-12). */
export const draftHours = 24

/** On which days after the end of a period a failed renewal is tried again (SUB-3). */
export const renewalRetryDays = [1, 3, 7] as const

/** The most seats that one person waits for at an event (WAIT-1). */
export const maxWaitlistSeats = 4

/** How many hours an offer of the waiting list reserves its seats (WAIT-3). */
export const offerHours = 24

/** How many hours before an event its waiting list closes (WAIT-6). */
export const waitlistClosesHours = 2

/** The longest note about an order. */
export const maxOrderNoteLength = 2000

/** The states of an order (ORDER-2). */
export const orderStateNames = [
  'draft',
  'awaiting_payment',
  'paid',
  'partly_refunded',
  'refunded',
  'cancelled',
  'expired',
] as const

/** The most tickets that are chosen to be mailed again at once (TICKET-26). */
export const maxResentTickets = 500

/** For how many minutes a ticket that was mailed again is left out when many are (TICKET-26). */
export const resentPauseMinutes = 10

/** The lengths of a promotional code that staff make (PROMO-8). */
export const [minPromoCodeLength, maxPromoCodeLength] = [3, 40]

/** The longest beginning of the codes of a series (PROMO-11). */
export const maxPromoPrefixLength = 20

/** The most codes of a series (PROMO-11). */
export const maxPromoSeries = 500

/** The most things that a promotional code is limited to (PROMO-5). */
export const maxPromoProducts = 20
