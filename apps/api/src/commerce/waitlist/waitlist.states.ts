import type { WaitlistState } from '@chignon/contract/commerce/waitlist'
import { defineStates } from '../../platform/state-machine/state-machine.ts'

/** What changes the state of an entry of a waiting list. */
export type WaitlistEvent =
  | 'offer'
  | 'order'
  | 'pay'
  | 'release'
  | 'lapse'
  | 'decline'
  | 'leave'
  | 'close'
  | 'skip'

/** The states of an entry of a waiting list (WAIT-2). docs/states.md is drawn from this table. */
export const waitlistStates = defineStates<WaitlistState, WaitlistEvent>({
  name: 'waiting list entry',
  initial: 'waiting',
  transitions: [
    ['waiting', 'offer', 'offered'],
    ['waiting', 'leave', 'left'],
    // The event begins soon, or is no longer sold.
    ['waiting', 'close', 'closed'],
    ['offered', 'order', 'ordered'],
    ['offered', 'decline', 'declined'],
    ['offered', 'lapse', 'lapsed'],
    ['offered', 'close', 'closed'],
    // Staff gave the seats to the next person; this one keeps their place.
    ['offered', 'skip', 'waiting'],
    ['ordered', 'pay', 'accepted'],
    // The order was cancelled or has expired while the offer lasts.
    ['ordered', 'release', 'offered'],
    ['ordered', 'lapse', 'lapsed'],
  ],
})
