import { certificateStates } from './learning/certificate/certificate.states.ts'
import { examStates } from './learning/exam/exam.states.ts'
import { holdStates } from './commerce/order/hold.states.ts'
import { orderStates } from './commerce/order/order.states.ts'
import { paymentStates } from './commerce/payment/payment.states.ts'
import { subscriptionStates } from './commerce/subscription/subscription.states.ts'
import { videoStates } from './learning/video/video.states.ts'
import { voiceOverStates } from './learning/voice-over/voice-over.states.ts'
import { waitlistStates } from './commerce/waitlist/waitlist.states.ts'

/** Every state machine, for docs/states.md. */
export const allStates = [
  orderStates,
  holdStates,
  paymentStates,
  subscriptionStates,
  waitlistStates,
  certificateStates,
  examStates,
  videoStates,
  voiceOverStates,
]
