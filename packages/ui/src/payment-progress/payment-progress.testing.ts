import { findOne, wordsOf } from '../testing/find-one.ts'
import { nameOf } from '../testing/accessible-name.ts'

export type PaymentProgressParts = {
  /** The name of the current stage. Empty when all are done. */
  current: () => string
  isComplete: () => boolean
}

/** The `PaymentProgress` with this title. Throws if there is none. */
export function findPaymentProgress(
  container: ParentNode,
  title = 'Your payment is on its way',
): PaymentProgressParts {
  const sections = container.querySelectorAll('section[aria-labelledby][aria-busy]')
  const section = findOne(sections, 'payment', title, (element) => nameOf(element))
  return {
    current: () => wordsOf(section.querySelector('[aria-current="step"] p')),
    isComplete: () => section.getAttribute('aria-busy') === 'false',
  }
}
