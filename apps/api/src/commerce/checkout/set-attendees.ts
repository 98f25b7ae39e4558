import type { AttendeeForm } from '@chignon/contract/commerce/order'
import type { Fail } from '../../platform/http/fail.ts'
import { arePackagesOfSameEvent, replaceAttendees } from '../order/attendee.queries.ts'
import { areAttendeesComplete } from '../order/attendees.rules.ts'
import { orderMessages } from '../order/order.messages.ts'
import type { OrderWithLines } from '../order/order-parts.queries.ts'
import { changeDraft, type OrderChange } from './change-draft.ts'
import type { PaymentServices } from '../payment/payment-services.ts'

type Change = Omit<OrderChange, 'fail'> & {
  attendees: AttendeeForm[]
  fail: Fail<'not_found' | 'conflict' | 'expired' | 'invalid'>
}

/** Sets the holders of the tickets of an order: exactly one for each, with the packages that were chosen (TICKET-5). */
export function setAttendees(
  services: PaymentServices,
  { attendees, fail, ...change }: Change,
): Promise<OrderWithLines> {
  const { db } = services
  return changeDraft(services, { ...change, fail }, async (order) => {
    const isComplete =
      areAttendeesComplete(order.lines, attendees) && (await arePackagesOfSameEvent(db(), attendees))
    if (!isComplete) {
      const message = orderMessages.attendeesMissing
      fail(422, { message, errors: { attendees: [message] } })
    }
    return { attendees: await replaceAttendees(db(), order, attendees) }
  })
}
