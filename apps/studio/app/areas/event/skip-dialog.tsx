import type { StaffWaitlistEntry } from '@chignon/contract/commerce/staff-waitlist'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { eventNouns, loadSkip } from './event-queries.ts'

type SkipDialogProps = { entry: StaffWaitlistEntry; open: boolean; onClose: () => void }

/** Skips a person until they are put back. An offer goes to the next, which they are mailed. */
export function SkipDialog({ entry, open, onClose }: SkipDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const { send, isBusy, errorOf } = useStaffCall(loadSkip, eventNouns)
  const submit = async () => {
    if (await send({ params: { id: entry.id }, body: { reason } })) onClose()
  }
  return (
    <FormDialog
      title={t`Skip ${entry.person.full_name}`}
      description={
        entry.state === 'offered'
          ? t`The seats go to the next person, and this one is mailed that they keep their place.`
          : t`Nothing is offered to this person until you put them back. They keep their place.`
      }
      submit={<Trans>Skip</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
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
