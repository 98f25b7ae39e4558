import type { Author } from '@chignon/contract/platform/author'
import { fullName } from '@chignon/contract/identity/full-name'
import { Checkbox } from '@chignon/ui/checkbox'
import { DateField } from '@chignon/ui/date-field'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadSuspend, moderationNouns } from './moderation-queries.ts'
import { dayAfter, endOfDay } from './suspension-end.ts'

type SuspendDialogProps = {
  person: Author
  open: boolean
  onClose: () => void
  onSuspended: () => void
}

/** Suspends a person until the end of a day, with the reason that they are mailed. */
export function SuspendDialog({ person, open, onClose, onSuspended }: SuspendDialogProps) {
  const { t } = useLingui()
  const [today] = useState(() => dayAfter(new Date(), 0))
  const [until, setUntil] = useState(() => dayAfter(new Date(), 7))
  const [isEndless, setIsEndless] = useState(false)
  const [reason, setReason] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { send, isBusy, errorOf } = useStaffCall(loadSuspend, moderationNouns)
  const isMissing = !isEndless && until === ''
  const submit = async () => {
    setIsSubmitted(true)
    if (isMissing) return
    const body = { reason, ends_at: isEndless ? null : endOfDay(until) }
    if (await send({ params: { id: person.id }, body })) onSuspended()
  }
  return (
    <FormDialog
      title={t`Suspend ${fullName(person)}`}
      description={t`They can read, and write nothing until then. They are mailed your reason.`}
      submit={<Trans>Suspend</Trans>}
      variant="danger"
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextareaField
        label={t`Reason`}
        dir="auto"
        value={reason}
        onValueChange={setReason}
        error={errorOf('reason')}
        isRequired
      />
      {!isEndless && (
        <DateField
          label={t`Until the end of`}
          value={until}
          onValueChange={setUntil}
          min={today}
          error={errorOf('ends_at') ?? (isSubmitted && isMissing ? t`Choose a day.` : undefined)}
          isRequired
        />
      )}
      <Checkbox label={t`Without an end`} checked={isEndless} onCheckedChange={setIsEndless} />
    </FormDialog>
  )
}
