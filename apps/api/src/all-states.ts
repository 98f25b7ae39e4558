import { certificateStates } from './certificate/certificate.states.ts'
import { examStates } from './exam/exam.states.ts'
import { holdStates } from './order/hold.states.ts'
import { orderStates } from './order/order.states.ts'
import { paymentStates } from './payment/payment.states.ts'
import { subscriptionStates } from './subscription/subscription.states.ts'
import { videoStates } from './video/video.states.ts'
import { voiceOverStates } from './voice-over/voice-over.states.ts'
import { waitlistStates } from './waitlist/waitlist.states.ts'

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
