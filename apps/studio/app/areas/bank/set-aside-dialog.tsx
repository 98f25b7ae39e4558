import type { BankTransaction } from '@chignon/contract/commerce/bank-statement'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { bankNouns, loadSetAside } from './bank-queries.ts'

type SetAsideDialogProps = { transaction: BankTransaction; open: boolean; onClose: () => void }

/** Sets an entry aside that belongs to no order, with a reason for who looks at it later. */
export function SetAsideDialog({ transaction, open, onClose }: SetAsideDialogProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const [reason, setReason] = useState('')
  const { send, isBusy, errorOf } = useStaffCall(loadSetAside, bankNouns)
  const submit = async () => {
    if (await send({ params: { id: transaction.id }, body: { reason } })) onClose()
  }
  return (
    <FormDialog
      title={t`Set the payment aside`}
      description={t`${money(transaction.amount, transaction.currency)} belong to no order. You can take the payment back at any time.`}
      submit={<Trans>Set the payment aside</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextareaField
        label={t`What is it?`}
        hint={t`Such as “rent of room 2” or “payout of the card provider”.`}
        value={reason}
        onValueChange={setReason}
        error={errorOf('reason')}
        maxLength={500}
        isRequired
      />
    </FormDialog>
  )
}
