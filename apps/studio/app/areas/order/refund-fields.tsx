import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { Checkbox } from '@chignon/ui/checkbox'
import { TextField } from '@chignon/ui/text-field'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { leftOf, openTickets, type RefundChoice } from './refund-choice.ts'

type RefundFieldsProps = {
  order: StaffOrder
  choice: RefundChoice
  onChoiceChange: (choice: RefundChoice) => void
}

/** Each line of an order with what can be returned of it: its tickets, else an amount. */
export function RefundFields({ order, choice, onChoiceChange }: RefundFieldsProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const { ticketIds, amounts } = choice
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(ticketIds)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChoiceChange({ ...choice, ticketIds: next })
  }
  return order.lines
    .filter((line) => leftOf(line) > 0)
    .map((line) => {
      const tickets = openTickets(order, line)
      const left = money(leftOf(line), order.currency)
      if (tickets.length === 0) {
        return (
          <TextField
            key={line.line_id}
            label={line.name}
            hint={t`${left} can be returned`}
            inputMode="decimal"
            value={amounts[line.line_id] ?? ''}
            onValueChange={(text) =>
              onChoiceChange({ ...choice, amounts: { ...amounts, [line.line_id]: text } })
            }
          />
        )
      }
      return (
        <fieldset key={line.line_id} className="flex flex-col gap-3">
          <legend className="mb-3 font-medium">
            <bdi>{line.name}</bdi>
          </legend>
          {tickets.map(({ id, holder }) => (
            <Checkbox
              key={id}
              checked={ticketIds.has(id)}
              onCheckedChange={(isChosen) => toggle(id, isChosen)}
              label={<bdi>{holder.full_name}</bdi>}
            />
          ))}
        </fieldset>
      )
    })
}
