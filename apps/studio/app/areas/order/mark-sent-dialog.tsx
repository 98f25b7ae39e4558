import type { Refund } from '@chignon/contract/commerce/refund'
import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadMarkRefundSent, moneyNouns } from './order-queries.ts'

type MarkSentDialogProps = { order: StaffOrder; refund: Refund; open: boolean; onClose: () => void }

/** Says that a refund was sent by bank transfer; the buyer is mailed. */
export function MarkSentDialog({ order, refund, open, onClose }: MarkSentDialogProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const [reference, setReference] = useState('')
  const { send, isBusy, errorOf } = useStaffCall(loadMarkRefundSent, moneyNouns)
  const submit = async () => {
    const params = { id: order.id, refund: refund.id }
    if (await send({ params, body: { reference } })) onClose()
  }
  return (
    <FormDialog
      title={t`Mark as sent`}
      description={t`${order.buyer.full_name} is mailed that ${money(refund.amount, order.currency)} are on the way.`}
      submit={<Trans>Mark as sent</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={t`Bank reference`}
        value={reference}
        onValueChange={setReference}
        error={errorOf('reference')}
        maxLength={140}
        isRequired
      />
    </FormDialog>
  )
}
