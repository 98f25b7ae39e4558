import type { StaffTicket } from '@chignon/contract/commerce/staff-ticket'
import { TextLink } from '@chignon/ui/text-link'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { eventNouns, loadVoid } from './event-queries.ts'

type VoidDialogProps = { ticket: StaffTicket; open: boolean; onClose: () => void }

/** Makes a ticket void and moves no money; that is the money desk's. */
export function VoidDialog({ ticket, open, onClose }: VoidDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const { send, isBusy, errorOf } = useStaffCall(loadVoid, eventNouns)
  const submit = async () => {
    if (await send({ params: { id: ticket.id }, body: { reason } })) onClose()
  }
  return (
    <FormDialog
      title={t`Make the ticket void`}
      description={t`The ticket of ${ticket.holder.full_name} no longer opens the door. Holder and buyer are mailed, and the seat is free again.`}
      submit={<Trans>Make void</Trans>}
      variant="danger"
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      {ticket.order && (
        <p className="text-text-muted">
          <Trans>
            No money is returned. To return it, refund the ticket in{' '}
            <TextLink asChild>
              <Link to={`/orders/${ticket.order.id}`}>order {ticket.order.number}</Link>
            </TextLink>
            , which makes it void too.
          </Trans>
        </p>
      )}
      <TextareaField
        label={t`Reason`}
        hint={t`For colleagues; it is in the history.`}
        value={reason}
        onValueChange={setReason}
        error={errorOf('reason')}
        maxLength={1000}
        isRequired
      />
    </FormDialog>
  )
}
