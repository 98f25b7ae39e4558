import type { SubscriptionState } from '@chignon/contract/commerce/subscription'
import { defineStates } from '../../platform/state-machine/state-machine.ts'

/** What changes the state of a subscription. */
export type SubscriptionEvent = 'renew' | 'failRenewal' | 'end'

/** The states of a subscription (SUB-3). */
export const subscriptionStates = defineStates<SubscriptionState, SubscriptionEvent>({
  name: 'subscription',
  initial: 'active',
  transitions: [
    ['active', 'renew', 'active'],
    ['active', 'failRenewal', 'past_due'],
    // Cancelled, and the period is over; or its payment was returned.
    ['active', 'end', 'ended'],
    ['past_due', 'renew', 'active'],
    ['past_due', 'failRenewal', 'past_due'],
    // The last try failed, or the member cancelled meanwhile.
    ['past_due', 'end', 'ended'],
  ],
})
