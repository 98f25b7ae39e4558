'use client'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import type { CounterLabels } from '../counter/counter.tsx'
import { FormMessage } from '../form-message/form-message.tsx'
import { useFieldValue } from '../form-state/use-field-value.ts'
import type { HeadingLevel } from '../heading/heading.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { useFormReset } from '../native-control/use-form-reset.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import {
  choose,
  noTickets,
  problemOf,
  selectionsOf,
  subtotalOf,
  type TicketChoice,
  type TicketProblem,
} from './ticket-counter.rules.ts'
import { TicketList, type TicketLine } from './ticket-list.tsx'

export {
  choose,
  countOf,
  noTickets,
  problemOf,
  selectionsOf,
  subtotalOf,
  sumOf,
} from './ticket-counter.rules.ts'
import { checkControlled } from '../development/check-controlled.ts'
export type { Counts, Purchasable, Selection, TicketChoice, TicketProblem } from './ticket-counter.rules.ts'
export type { TicketLine } from './ticket-list.tsx'

export type TicketCounterLabels = CounterLabels & {
  tickets: ReactNode
  packages: ReactNode
  /** Below the title of the packages. */
  packagesHint: ReactNode
  subtotal: ReactNode
  /** Message if nothing is selected. */
  noTickets: ReactNode
  /** Message if more packages than tickets were requested. */
  tooManyPackages: ReactNode
}

const english: Omit<TicketCounterLabels, keyof CounterLabels> = {
  tickets: 'Tickets',
  packages: 'Packages',
  packagesHint: 'One for each ticket at most',
  subtotal: 'Subtotal',
  noTickets: 'You do not have any tickets selected to continue!',
  tooManyPackages: 'You cannot select more packages than the number of selected tickets',
}

const noPackages: readonly TicketLine[] = []

const nameInForm = (list: keyof TicketChoice, id: string) => `${list}[${id}]`

export type TicketCounterProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> & {
  /** The tickets, with prices and the number left. */
  tickets: readonly TicketLine[]
  /** Omitted or empty: no second list. */
  packages?: readonly TicketLine[] | undefined
  /** The selection, if the caller controls it. */
  value?: TicketChoice | undefined
  /** The initial selection, if the component keeps it. Default none. */
  defaultValue?: TicketChoice | undefined
  /** Receives a selection that follows the rules. */
  onValueChange?: ((value: TicketChoice) => void) | undefined
  /** The problem from `problemOf(choice)` after an attempt to continue. Hidden as soon as it is fixed. */
  problem?: TicketProblem | null | undefined
  /** Formats cents as money. */
  formatMoney: (cents: number) => string
  /** Formats counts in the page's digits. */
  formatNumber?: ((count: number) => string) | undefined
  /** Field name of an item's count. Default `tickets[id]`, `packages[id]`. */
  nameOf?: ((list: keyof TicketChoice, id: string) => string) | undefined
  /** Default English. */
  labels?: Partial<TicketCounterLabels> | undefined
  /** Heading level of the lists. Default 3. */
  level?: HeadingLevel | undefined
}

/**
 * Selects tickets and packages. Packages never exceed tickets, and tickets never drop below packages: such a change
 * is limited, and the reason is shown. A form of number inputs before hydration.
 */
export function TicketCounter({
  tickets,
  packages = noPackages,
  value,
  defaultValue = noTickets,
  onValueChange,
  problem = null,
  formatMoney,
  formatNumber,
  nameOf = nameInForm,
  labels,
  level = 3,
  className,
  ref,
  ...rest
}: TicketCounterProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('TicketCounter', 'value', value, onValueChange)
  const [choice, setChoice] = useFieldValue({ value, defaultValue, onValueChange })
  const [refusal, setRefusal] = useState<TicketProblem | null>(null)
  const [initial] = useState(choice)
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(root, ref)
  useFormReset(root, () => {
    setRefusal(null)
    setChoice(initial)
  })

  const count = (list: keyof TicketChoice) => (item: TicketLine, next: number) => {
    const result = choose(choice, list, item, next)
    setRefusal(result.problem)
    setChoice(result.choice)
  }
  const shown = refusal ?? (problemOf(choice) === problem ? problem : null)
  const texts = useMessages('ticketCounter', english, labels)
  const how = { level, formatMoney, formatNumber, counterLabels: labels }

  return (
    <div ref={mergedRef} className={cx(className, '@container')} {...rest}>
      <TicketList
        title={texts.tickets}
        selections={selectionsOf(tickets, choice.tickets)}
        nameOf={(id) => nameOf('tickets', id)}
        onCount={count('tickets')}
        {...how}
      />
      {packages.length > 0 && (
        <TicketList
          title={texts.packages}
          hint={texts.packagesHint}
          selections={selectionsOf(packages, choice.packages)}
          nameOf={(id) => nameOf('packages', id)}
          onCount={count('packages')}
          {...how}
        />
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-6">
        <p className="text-lead font-medium">{texts.subtotal}</p>
        <output className="headline-type text-heading tabular-nums">
          <bdi>{formatMoney(subtotalOf(tickets, packages, choice))}</bdi>
        </output>
      </div>
      {shown && (
        <FormMessage tone="error" className="mt-5">
          {shown === 'no-tickets' ? texts.noTickets : texts.tooManyPackages}
        </FormMessage>
      )}
    </div>
  )
}
