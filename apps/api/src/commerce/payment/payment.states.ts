import type { PaymentState } from '@chignon/contract/commerce/payment'
import type { AttemptState } from '../../platform/payment-provider/payment-provider.ts'
import { defineStates } from '../../platform/state-machine/state-machine.ts'

/** What changes the state of a payment attempt. */
export type PaymentEvent = 'askCard' | 'askConfirmation' | 'process' | 'succeed' | 'decline' | 'cancel'

/** The states of a payment attempt. What the provider reports may skip some of them. */
export const paymentStates = defineStates<PaymentState, PaymentEvent>({
  name: 'payment',
  initial: 'created',
  transitions: [
    ['created', 'askCard', 'needs_card'],
    ['created', 'askConfirmation', 'needs_confirmation'],
    ['created', 'process', 'processing'],
    ['created', 'succeed', 'succeeded'],
    ['created', 'decline', 'declined'],
    ['created', 'cancel', 'cancelled'],
    ['needs_card', 'askConfirmation', 'needs_confirmation'],
    ['needs_card', 'process', 'processing'],
    ['needs_card', 'succeed', 'succeeded'],
    ['needs_card', 'decline', 'declined'],
    ['needs_card', 'cancel', 'cancelled'],
    ['needs_confirmation', 'askCard', 'needs_card'],
    ['needs_confirmation', 'process', 'processing'],
    ['needs_confirmation', 'succeed', 'succeeded'],
    ['needs_confirmation', 'decline', 'declined'],
    ['needs_confirmation', 'cancel', 'cancelled'],
    ['processing', 'succeed', 'succeeded'],
    ['processing', 'decline', 'declined'],
    ['processing', 'cancel', 'cancelled'],
    // Another card may be tried in the same attempt.
    ['declined', 'askCard', 'needs_card'],
    ['declined', 'askConfirmation', 'needs_confirmation'],
    ['declined', 'process', 'processing'],
    ['declined', 'succeed', 'succeeded'],
    ['declined', 'cancel', 'cancelled'],
    // Money that arrives after all is never ignored.
    ['cancelled', 'succeed', 'succeeded'],
  ],
})

/** The event of each state that a provider reports. */
export const eventOfAttempt: Record<AttemptState, PaymentEvent> = {
  needs_card: 'askCard',
  needs_confirmation: 'askConfirmation',
  processing: 'process',
  succeeded: 'succeed',
  declined: 'decline',
  cancelled: 'cancel',
}
