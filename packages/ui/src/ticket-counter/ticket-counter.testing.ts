import { findCounter, type CounterParts } from '../counter/counter.testing.ts'
import { need, wordsOf } from '../testing/find-one.ts'

export type TicketParts = CounterParts & {
  /** What the number of them comes to. */
  total: () => string
}

export type TicketCounterParts = {
  /** A ticket or a package by its name. Throws where there is none. */
  ticket: (name: string) => TicketParts
  subtotal: () => string
  /** Why a count was held back, or what keeps from the next step. Empty while nothing does. */
  problem: () => string
}

/** The `TicketCounter` of a container. Throws where there is none. */
export function findTicketCounter(container: ParentNode): TicketCounterParts {
  const output = need(container.querySelector('output'), 'There is no ticket counter here.')
  const whole = need(output.parentElement?.parentElement, 'The ticket counter has lost its lists.')
  return {
    ticket: (name) => {
      const counter = findCounter(whole, name)
      const row = counter.input.closest('li')
      return { ...counter, total: () => wordsOf(row?.lastElementChild) }
    },
    subtotal: () => wordsOf(output),
    problem: () => wordsOf(whole.querySelector('[role="alert"]')),
  }
}
