import { CheckoutStepper, type CheckoutStep } from '@chignon/ui/checkout-stepper'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

type CheckoutStepsProps = {
  step: CheckoutStep
  hasTickets: boolean
  links?: ComponentProps<typeof CheckoutStepper>['links']
  isComplete?: boolean
}

/** The steps of a purchase (ORDER-3). */
export function CheckoutSteps({ step, hasTickets, links, isComplete = false }: CheckoutStepsProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  return (
    <CheckoutStepper
      className="print:hidden"
      step={step}
      hasTickets={hasTickets}
      // What needs no attendees is ordered with its payment details.
      hasReview={hasTickets}
      links={links}
      isComplete={isComplete}
      label={t`Checkout`}
      labels={{
        tickets: t`Ticket overview`,
        payment: t`Payment details`,
        review: t`Order review`,
        complete: t`Complete order`,
        position: (index, count) => t`Step ${number(index)} of ${number(count)}`,
        done: t({ message: 'Done', context: 'step' }),
      }}
    />
  )
}
