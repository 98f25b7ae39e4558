import type { StaffEvent } from '@chignon/contract/commerce/staff-event'
import type { StaffTicket } from '@chignon/contract/commerce/staff-ticket'
import { FormMessage } from '@chignon/ui/form-message'
import { SelectField } from '@chignon/ui/select-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { eventNouns, loadMove } from './event-queries.ts'

type MoveDialogProps = { event: StaffEvent; ticket: StaffTicket; open: boolean; onClose: () => void }

/** Makes a ticket one of another kind. The difference in price is said, and not charged. */
export function MoveDialog({ event, ticket, open, onClose }: MoveDialogProps) {
  const { t } = useLingui()
  const { money, number } = useFormats()
  const [typeId, setTypeId] = useState('')
  const { send, isBusy, errorOf } = useStaffCall(loadMove, eventNouns)
  const priceOf = (id: string) => event.ticket_types.find((type) => type.id === id)
  const [before, after] = [priceOf(ticket.type.id), priceOf(typeId)]
  const difference = before && after ? after.price - before.price : 0
  const amount = after ? money(Math.abs(difference), after.currency) : ''
  const consequence =
    difference === 0
      ? t`Both cost the same.`
      : difference > 0
        ? t`It costs ${amount} more without tax, which is not charged.`
        : t`It costs ${amount} less without tax, which is not returned.`
  const submit = async () => {
    if (typeId === '') return
    if (await send({ params: { id: ticket.id }, body: { ticket_type_id: typeId } })) onClose()
  }
  return (
    <FormDialog
      title={t`Change the kind of ticket`}
      description={t`${ticket.holder.full_name} has “${ticket.type.name}”. The new ticket is mailed; its code stays.`}
      submit={<Trans>Change</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField
        label={t`New kind`}
        value={typeId}
        onValueChange={setTypeId}
        error={errorOf('ticket_type_id')}
        isRequired
      >
        <option value="">{t`Choose a kind`}</option>
        {event.ticket_types
          .filter(({ id }) => id !== ticket.type.id)
          .map((type) => (
            <option key={type.id} value={type.id} disabled={type.left === 0}>
              {t`${type.name} (${number(type.left)} left)`}
            </option>
          ))}
      </SelectField>
      {after && <FormMessage tone="info">{consequence}</FormMessage>}
    </FormDialog>
  )
}
