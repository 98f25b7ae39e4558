'use client'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import type { CounterLabels } from '../counter/counter.tsx'
import { FormMessage } from '../form-message/form-message.tsx'
import {
  choose,
  noTickets,
  problemOf,
  selectionsOf,
  subtotalOf,
  type TicketChoice,
  type TicketProblem,
} from './rules.ts'
import { TicketList, type TicketLine } from './ticket-list.tsx'

export { choose, countOf, noTickets, problemOf, selectionsOf, subtotalOf, sumOf } from './rules.ts'
export type { Counts, Purchasable, Selection, TicketChoice, TicketProblem } from './rules.ts'
export type { TicketLine } from './ticket-list.tsx'

export type TicketCounterLabels = {
  tickets: ReactNode
  packages: ReactNode
  /** Under the packages' title. */
  packagesHint: ReactNode
  subtotal: ReactNode
}

const english: TicketCounterLabels = {
  tickets: 'Tickets',
  packages: 'Packages',
  packagesHint: 'One for each ticket at most',
  subtotal: 'Subtotal',
}

/** Word for word from the specification (§5). */
const englishMessages: Record<TicketProblem, string> = {
  'no-tickets': 'You do not have any tickets selected to continue!',
  'too-many-packages': 'You cannot select more packages than the number of selected tickets',
}

const noPackages: readonly TicketLine[] = []

const nameInForm = (list: keyof TicketChoice, id: string) => `${list}[${id}]`

export type TicketCounterProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> & {
  /** What can be bought by number, with what each costs and how many are left. */
  tickets: readonly TicketLine[]
  /** Left out or empty: no second list. */
  packages?: readonly TicketLine[] | undefined
  /** What is chosen, when the owner holds it. */
  value?: TicketChoice | undefined
  /** What is chosen to begin with, when nobody holds it. Default nothing. */
  defaultValue?: TicketChoice | undefined
  /** Called with a choice that keeps the rules. */
  onChange?: ((choice: TicketChoice) => void) | undefined
  /** What kept the person from the next step: `problemOf(choice)` once they tried. It leaves when it is mended. */
  problem?: TicketProblem | null | undefined
  /** Writes cents as money. */
  formatMoney: (cents: number) => string
  /** Writes counts in the page's own digits. */
  formatNumber?: ((count: number) => string) | undefined
  /** Names an item's count in a form. Default `tickets[id]`, `packages[id]`. */
  nameOf?: ((list: keyof TicketChoice, id: string) => string) | undefined
  /** Default English. */
  labels?: TicketCounterLabels | undefined
  /** Default the specification's own. */
  messages?: Record<TicketProblem, ReactNode> | undefined
  /** What is heard on the counters' buttons. Default English. */
  counterLabels?: CounterLabels | undefined
  /** Level of the lists' headings. Default 3. */
  level?: 2 | 3 | 4 | undefined
}

/**
 * Chooses how many of which tickets, and what is added to them. Packages never exceed tickets and tickets never drop
 * below packages: a count that would is held back, and the reason is said. A plain form of numbers before scripts.
 */
export function TicketCounter({
  tickets,
  packages = noPackages,
  value,
  defaultValue = noTickets,
  onChange,
  problem = null,
  formatMoney,
  formatNumber,
  nameOf = nameInForm,
  labels = english,
  messages = englishMessages,
  counterLabels,
  level = 3,
  className,
  ...rest
}: TicketCounterProps) {
  const [own, setOwn] = useState(defaultValue)
  const [refusal, setRefusal] = useState<TicketProblem | null>(null)
  const choice = value ?? own

  const count = (list: keyof TicketChoice) => (item: TicketLine, next: number) => {
    const result = choose(choice, list, item, next)
    setRefusal(result.problem)
    setOwn(result.choice)
    onChange?.(result.choice)
  }
  const shown = refusal ?? (problemOf(choice) === problem ? problem : null)
  const how = { level, formatMoney, formatNumber, counterLabels }

  return (
    <div className={cx('@container', className)} {...rest}>
      <TicketList
        title={labels.tickets}
        selections={selectionsOf(tickets, choice.tickets)}
        nameOf={(id) => nameOf('tickets', id)}
        onCount={count('tickets')}
        {...how}
      />
      {packages.length > 0 && (
        <TicketList
          title={labels.packages}
          hint={labels.packagesHint}
          selections={selectionsOf(packages, choice.packages)}
          nameOf={(id) => nameOf('packages', id)}
          onCount={count('packages')}
          {...how}
        />
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-6">
        <p className="text-lead font-medium">{labels.subtotal}</p>
        <output className="headline-type text-heading tabular-nums">
          <bdi>{formatMoney(subtotalOf(tickets, packages, choice))}</bdi>
        </output>
      </div>
      {shown && (
        <FormMessage tone="error" className="mt-5">
          {messages[shown]}
        </FormMessage>
      )}
    </div>
  )
}
