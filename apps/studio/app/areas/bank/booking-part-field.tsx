import { IconButton } from '@chignon/ui/icon-button'
import { X } from '@chignon/ui/icons/x'
import { TextField } from '@chignon/ui/text-field'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import type { BookingPart } from './booking-parts.ts'

type BookingPartFieldProps = { part: BookingPart; onChange: (amount: string) => void; onRemove: () => void }

/** An order of a booking: what is due of it, and how much of the payment it gets. */
export function BookingPartField({ part: { order, amount }, onChange, onRemove }: BookingPartFieldProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  return (
    <div className="flex items-start gap-2">
      <TextField
        className="min-w-0 grow"
        label={`${order.number} · ${order.buyer}`}
        hint={t`${money(order.due, order.currency)} due`}
        inputMode="decimal"
        value={amount}
        onValueChange={onChange}
      />
      <IconButton className="mt-7" label={t`Remove ${order.number}`} onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  )
}
