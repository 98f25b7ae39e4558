import type { Refund, StaffOrder } from '@chignon/contract/commerce/staff-order'
import { Button } from '@chignon/ui/button'
import { Dialog } from '@chignon/ui/dialog'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadMarkRefundSent, moneyNouns } from './order-queries.ts'

type MarkSentDialogProps = { order: StaffOrder; refund: Refund; open: boolean; onClose: () => void }

/** Says that a refund was sent by bank transfer; the buyer is mailed. */
export function MarkSentDialog({ order, refund, open, onClose }: MarkSentDialogProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const formId = useId()
  const [reference, setReference] = useState('')
  const { send, isBusy, errorOf } = useStaffCall(loadMarkRefundSent, moneyNouns)
  const submit = async () => {
    const params = { id: order.id, refund: refund.id }
    if (await send({ params, body: { reference } })) onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t`Mark as sent`}
      description={t`${order.buyer.full_name} is mailed that ${money(refund.amount, order.currency)} are on the way.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            <Trans>Mark as sent</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label={t`Bank reference`}
          value={reference}
          onValueChange={setReference}
          error={errorOf('reference')}
          maxLength={140}
          isRequired
        />
      </form>
    </Dialog>
  )
}
