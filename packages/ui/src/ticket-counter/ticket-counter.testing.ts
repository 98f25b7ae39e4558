import { findCounter, type CounterParts } from '../counter/counter.testing.ts'
import { need, wordsOf } from '../testing/find-one.ts'

export type TicketParts = CounterParts & {
  /** The total price of this item. */
  total: () => string
}

export type TicketCounterParts = {
  /** A ticket or a package by its name. Throws if there is none. */
  ticket: (name: string) => TicketParts
  subtotal: () => string
  /** Why a count was rejected, or what prevents the next step. Empty if there is no problem. */
  problem: () => string
}

/** The `TicketCounter` of a container. Throws if there is none. */
export function findTicketCounter(container: ParentNode): TicketCounterParts {
  const output = need(container.querySelector('output'), 'There is no ticket counter here.')
  const whole = need(output.parentElement?.parentElement, 'The ticket counter has no lists.')
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
