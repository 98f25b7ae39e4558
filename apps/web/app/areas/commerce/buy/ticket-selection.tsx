import type { LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import { TicketCounter, type TicketChoice, type TicketProblem } from '@chignon/ui/ticket-counter'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { useNumberCorrections } from '../../site/use-number-corrections.ts'
import { useTicketLines } from './use-ticket-lines.ts'

type TicketSelectionProps = {
  event: Pick<LiveMasterclass, 'tickets' | 'packages' | 'currency'>
  choice: TicketChoice
  onChoose: (choice: TicketChoice) => void
  problem: TicketProblem | null
  /** Level of the headings of the two lists. Default 2. */
  level?: 2 | 3
  /** Label of the sum. Default “Subtotal”. */
  totalLabel?: string
}

/** Counters for the tickets and packages of an event (TICKET-1 to TICKET-4). */
export function TicketSelection({
  event,
  choice,
  onChoose,
  problem,
  level = 2,
  totalLabel,
}: TicketSelectionProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const corrections = useNumberCorrections()
  return (
    <TicketCounter
      {...useTicketLines(event)}
      value={choice}
      onValueChange={onChoose}
      problem={problem}
      formatMoney={(cents) => money(cents, event.currency)}
      level={level}
      labels={{
        tickets: t`Tickets`,
        packages: t`Packages`,
        packagesHint: t`One for each ticket at most`,
        subtotal: totalLabel ?? t`Subtotal`,
        noTickets: t`You do not have any tickets selected to continue!`,
        tooManyPackages: t`You cannot select more packages than the number of selected tickets`,
        ...corrections,
        less: t`One less`,
        more: t`One more`,
      }}
    />
  )
}
