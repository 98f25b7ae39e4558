import type { StaffEvent } from '@chignon/contract/commerce/staff-event'
import type { StaffWaitlistEntry } from '@chignon/contract/commerce/staff-waitlist'
import { Checkbox } from '@chignon/ui/checkbox'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { eventNouns, loadOffer } from './event-queries.ts'

type OfferDialogProps = {
  event: StaffEvent
  entry: StaffWaitlistEntry
  open: boolean
  onClose: () => void
}

/** Offers a person their seats now. Missing ones are added on request, and passing over others needs a reason. */
export function OfferDialog({ event, entry, open, onClose }: OfferDialogProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const left = event.ticket_types.find(({ id }) => id === entry.ticket_type.id)?.left ?? 0
  const missing = Math.max(0, entry.count - left)
  const isFirst = entry.place === 1
  const [addSeats, setAddSeats] = useState(false)
  const [reason, setReason] = useState('')
  const { send, isBusy, errorOf } = useStaffCall(loadOffer, eventNouns)
  const submit = async () => {
    const body = { add_seats: addSeats, ...(reason.trim() === '' ? {} : { reason }) }
    if (await send({ params: { id: entry.id }, body })) onClose()
  }
  return (
    <FormDialog
      title={t`Offer the seats now`}
      description={t`${number(entry.count)} × ${entry.ticket_type.name} are reserved for ${entry.person.full_name} for 24 hours, and the offer is mailed.`}
      submit={<Trans>Offer now</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      {missing > 0 && (
        <Checkbox
          label={
            <Plural
              value={missing}
              one="Add the seat that is missing"
              other="Add the # seats that are missing"
            />
          }
          hint={t`Seats left of this kind: ${number(left)}.`}
          checked={addSeats}
          onCheckedChange={setAddSeats}
          isRequired
        />
      )}
      {!isFirst && (
        <TextareaField
          label={t`Why are others passed over?`}
          hint={t`Needed if others joined before. For colleagues; it is in the history.`}
          value={reason}
          onValueChange={setReason}
          error={errorOf('reason')}
          maxLength={1000}
          isRequired={!entry.skipped}
        />
      )}
    </FormDialog>
  )
}
