import type { ComponentProps, ReactNode } from 'react'
import type { LinkElement } from '../link-slot/link-slot.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { messageNodes } from '../messages/message-nodes.tsx'
import { Stepper, type StepperLabels, type StepperProps } from '../stepper/stepper.tsx'

/** The steps of a checkout, in order. */
export type CheckoutStep = 'tickets' | 'payment' | 'review' | 'complete'

const order: readonly CheckoutStep[] = ['tickets', 'payment', 'review', 'complete']

/** The names of the steps. */
export type CheckoutStepperLabels = Record<CheckoutStep, ReactNode>

const english: Messages['checkoutStepper'] = {
  label: 'Checkout',
  tickets: 'Ticket overview',
  payment: 'Payment details',
  review: 'Order review',
  complete: 'Complete order',
}

export type CheckoutStepperProps = Omit<ComponentProps<'div'>, 'children'> &
  Pick<StepperProps, 'isComplete' | 'formatNumber'> & {
    /** The current step. */
    step: CheckoutStep
    /**
     * False for products without tickets, such as a course: the checkout then starts with the payment. Default
     * true.
     */
    hasTickets?: boolean | undefined
    /** False if the order is placed with the payment details, without a review. Default true. */
    hasReview?: boolean | undefined
    /** Links back to completed steps. */
    links?: Partial<Record<CheckoutStep, LinkElement>> | undefined
    /** Default English. */
    labels?: Partial<CheckoutStepperLabels & StepperLabels> | undefined
    /** Accessible name of the list. Default "Checkout". */
    label?: ReactNode
  }

/** The four steps of a checkout: ticket overview, payment details, order review, complete order. */
export function CheckoutStepper({
  step,
  hasTickets = true,
  hasReview = true,
  links,
  labels,
  label,
  ...rest
}: CheckoutStepperProps) {
  const word = messageNodes('checkoutStepper', english, { ...labels, label })
  const steps = order
    .filter((id) => (hasTickets || id !== 'tickets') && (hasReview || id !== 'review'))
    .map((id) => ({ id, name: word(id), link: links?.[id] }))
  return <Stepper label={word('label')} steps={steps} currentId={step} labels={labels} {...rest} />
}
