import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { DateField } from '@chignon/ui/date-field'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadMarkPaid, moneyNouns } from './order-queries.ts'
import { readAmount, writeAmount } from './read-amount.ts'

type RecordTransferDialogProps = { order: StaffOrder; open: boolean; onClose: () => void }

/** Books a transfer that the bank's statement shows: its amount, reference and day. */
export function RecordTransferDialog({ order, open, onClose }: RecordTransferDialogProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const left = order.total - (order.payment?.transfer?.received ?? 0)
  const [amount, setAmount] = useState(writeAmount(left))
  const [reference, setReference] = useState('')
  const [bookedOn, setBookedOn] = useState(() => new Date().toISOString().slice(0, 10))
  const [isSubmitted, setIsSubmitted] = useState(false)
  // One key for the dialog: pressing again after a lost answer books nothing twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { send, isBusy, errorOf } = useStaffCall(loadMarkPaid, moneyNouns)
  const cents = readAmount(amount)
  const submit = async () => {
    setIsSubmitted(true)
    if (cents === null || reference.trim() === '') return
    const body = { amount: cents, reference, ...(bookedOn === '' ? {} : { booked_on: bookedOn }) }
    if (await send({ params: { id: order.id }, body, idempotencyKey })) onClose()
  }
  return (
    <FormDialog
      title={t`Record a transfer`}
      description={t`${money(left, order.currency)} of order ${order.number} are not paid yet.`}
      submit={<Trans>Record</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
      noValidate
    >
      <TextField
        label={t`Amount`}
        hint={order.currency}
        inputMode="decimal"
        value={amount}
        onValueChange={setAmount}
        error={
          errorOf('amount') ?? (isSubmitted && cents === null ? t`Enter an amount such as 49.00.` : undefined)
        }
        isRequired
      />
      <TextField
        label={t`Bank reference`}
        hint={t`As the statement shows it; each is booked once.`}
        value={reference}
        onValueChange={setReference}
        error={
          errorOf('reference') ??
          (isSubmitted && reference.trim() === '' ? t`Enter the reference of the bank.` : undefined)
        }
        maxLength={140}
        isRequired
      />
      <DateField
        label={t`Booked on`}
        value={bookedOn}
        onValueChange={setBookedOn}
        error={errorOf('booked_on')}
      />
    </FormDialog>
  )
}
