import type { StaffTicket } from '@chignon/contract/commerce/staff-ticket'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { eventNouns, loadCorrectHolder } from './event-queries.ts'

type CorrectDialogProps = { ticket: StaffTicket; open: boolean; onClose: () => void }

/** Corrects who holds a ticket. With another address the code changes, which is said before. */
export function CorrectDialog({ ticket, open, onClose }: CorrectDialogProps) {
  const { t } = useLingui()
  const { holder } = ticket
  const [name, setName] = useState(holder.full_name)
  const [email, setEmail] = useState(holder.email)
  const { send, isBusy, errorOf } = useStaffCall(loadCorrectHolder, eventNouns)
  const isReissued = email.trim().toLowerCase() !== holder.email.toLowerCase()
  const submit = async () => {
    if (await send({ params: { id: ticket.id }, body: { full_name: name, email } })) onClose()
  }
  return (
    <FormDialog
      title={t`Correct the holder`}
      description={
        isReissued
          ? t`The ticket gets a new code and goes to the new address. The old code no longer opens the door.`
          : t`The ticket is mailed again. A ticket that was printed stays valid.`
      }
      submit={<Trans>Save and send</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={t`Full name`}
        value={name}
        onValueChange={setName}
        error={errorOf('full_name')}
        isRequired
      />
      <TextField
        label={t`E-mail`}
        type="email"
        dir="ltr"
        value={email}
        onValueChange={setEmail}
        error={errorOf('email')}
        isRequired
      />
    </FormDialog>
  )
}
