import type { Order } from '@chignon/contract/commerce/order'
import type { NextThing } from '@chignon/ui/order-placed'
import { Plural, Trans } from '@lingui/react/macro'
import { ticketCountOf } from '../order/order-steps.ts'

/** What happens after an order: the tickets, the lessons, the invoice. */
export function nextSteps(order: Pick<Order, 'lines'>, email: string): NextThing[] {
  const tickets = ticketCountOf(order)
  const hasLessons = order.lines.some(({ access_days }) => access_days !== null)
  return [
    ...(hasLessons
      ? [
          {
            id: 'lessons',
            title: <Trans>Your lessons are ready</Trans>,
            text: <Trans>You can start now. Your days of access began with the payment.</Trans>,
          },
        ]
      : []),
    ...(order.lines.some(({ type }) => type === 'subscription')
      ? [
          {
            id: 'videos',
            title: <Trans>Choose your first videos</Trans>,
            text: <Trans>Open a course and choose a lesson in its plan. It plays at once.</Trans>,
          },
        ]
      : []),
    ...(tickets > 0
      ? [
          {
            id: 'tickets',
            title: (
              <Plural value={tickets} one="Your ticket comes by e-mail" other="The tickets come by e-mail" />
            ),
            text: <Trans>Everyone who attends gets their own. At the door, the code on it is enough.</Trans>,
          },
        ]
      : []),
    {
      id: 'invoice',
      title: <Trans>Your invoice is on its way</Trans>,
      text: (
        <Trans>
          We send it to <bdi className="wrap-anywhere">{email}</bdi>. You can also download it from your
          purchase history.
        </Trans>
      ),
    },
  ]
}
