import { Button } from '@chignon/ui/button'
import { problemOf, type TicketProblem } from '@chignon/ui/ticket-counter'
import type { LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { readTicketChoice } from './ticket-choice.ts'
import { TicketSelection } from './ticket-selection.tsx'

type EventTicketsProps = {
  event: LiveMasterclass
  /** Link to the waiting list, for those whose seats are sold out. */
  waitlistLink?: ReactNode
}

/** The tickets and packages of an event on its page: how many of which, their total, and one button to continue (EVENT-8). */
export function EventTickets({ event, waitlistLink }: EventTicketsProps) {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const [choice, setChoice] = useState(() => readTicketChoice(query, event))
  const [problem, setProblem] = useState<TicketProblem | null>(null)
  const page = `/live-masterclasses/${event.slug}/buy`
  const { location } = useNavigation()
  return (
    <section id="tickets" aria-labelledby="tickets-title" className="print:hidden">
      <h2 id="tickets-title" className="headline-type mb-6 text-heading">
        <Trans>Tickets and packages</Trans>
      </h2>
      <Form
        action={page}
        noValidate
        onSubmit={(submit) => {
          const found = problemOf(choice)
          flushSync(() => setProblem(found))
          if (!found) return
          submit.preventDefault()
          submit.currentTarget.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
        }}
      >
        <TicketSelection
          event={event}
          choice={choice}
          onChoose={setChoice}
          problem={problem}
          level={3}
          totalLabel={t`Total before tax`}
        />
        <Button type="submit" size="large" isWide isBusy={location?.pathname === page} className="mt-6">
          <Trans>Reserve your seat</Trans>
        </Button>
        <p className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-2 text-small text-text-muted">
          <Trans>Your seats are held for 15 minutes once you continue.</Trans>
          {waitlistLink}
        </p>
      </Form>
    </section>
  )
}
