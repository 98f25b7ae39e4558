import type { Order } from '@chignon/contract/commerce/order'
import { OrderSummary } from '@chignon/ui/order-summary'
import type { CheckoutStep } from '@chignon/ui/checkout-stepper'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PrivateHead } from '../../identity/account/private-head.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { HoldClock } from './hold-clock.tsx'
import { stepPath, ticketCountOf } from './order-steps.ts'
import { useCurrentOrder } from './use-current-order.ts'
import { useOrderAmounts } from './use-order-amounts.tsx'

type OrderStepPageProps = {
  order: Order
  now: string
  step: CheckoutStep
  title: string
  /** Whether the order can still be changed or cancelled. Default true; false while a payment runs. */
  isOpen?: boolean
  children: ReactNode
}

const pages = { tickets: 'attendees', payment: 'payment', review: 'review', complete: 'complete' } as const
const allSteps: readonly CheckoutStep[] = ['tickets', 'payment', 'review', 'complete']

/** Page of one step of an order. */
export function OrderStepPage({ order, now, step, title, isOpen = true, children }: OrderStepPageProps) {
  useCurrentOrder()
  const before = isOpen ? allSteps.slice(0, allSteps.indexOf(step)) : []
  const links = Object.fromEntries(
    before.map((earlierStep) => [
      earlierStep,
      // The page that takes a card has a content security policy of its own.
      <Link
        key={earlierStep}
        to={stepPath(order, pages[earlierStep])}
        reloadDocument={step === 'complete'}
      />,
    ]),
  )
  const amounts = useOrderAmounts(order)
  return (
    <CheckoutPage
      stepper={<CheckoutSteps step={step} hasTickets={ticketCountOf(order) > 0} links={links} />}
      title={title}
      total={amounts.total}
      notes={isOpen && <HoldClock order={order} now={now} />}
      summary={
        <OrderSummary {...amounts}>
          {isOpen && (
            <CancelOrder
              orderId={order.id}
              hasTickets={ticketCountOf(order) > 0}
              isReloading={step === 'complete'}
            />
          )}
        </OrderSummary>
      }
    >
      <PrivateHead title={title} />
      {children}
    </CheckoutPage>
  )
}
