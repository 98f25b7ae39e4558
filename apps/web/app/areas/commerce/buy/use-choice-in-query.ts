import type { TicketChoice } from '@chignon/ui/ticket-counter'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { queryOfChoice } from './ticket-choice.ts'

// Several clicks on a counter ask for one price.
const delayMs = 300

/** The choice of tickets. Changes are written to the query of the page a moment later, which loads their price. `stopUpdates` is to be called when they are submitted. */
export function useChoiceInQuery(initial: TicketChoice, promoCode: string | null) {
  const navigate = useNavigate()
  const [choice, setChoice] = useState(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const choose = (next: TicketChoice) => {
    setChoice(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void navigate(queryOfChoice(next, promoCode) || '?', { replace: true, preventScrollReset: true })
    }, delayMs)
  }
  // A navigation would end a submission that is on its way.
  const stopUpdates = () => clearTimeout(timer.current)
  return [choice, choose, stopUpdates] as const
}
