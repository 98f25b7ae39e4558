import type { StaffEvent } from '@chignon/contract/commerce/staff-event'
import { Checkbox } from '@chignon/ui/checkbox'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { ChangeNumbers } from './change-numbers.tsx'
import { eventNouns, loadPostponeEvent } from './event-queries.ts'
import { MomentFields } from './moment-fields.tsx'
import { useChangePreview } from './use-change-preview.ts'
import { clockAt, momentAt } from './venue-time.ts'

type PostponeDialogProps = { event: StaffEvent; open: boolean; onClose: () => void }

/** Moves an event to other days, or to days that are not known yet. Whom it concerns is said before. */
export function PostponeDialog({ event, open, onClose }: PostponeDialogProps) {
  const { t } = useLingui()
  const { timezone } = event
  const [isUnknown, setIsUnknown] = useState(false)
  const [start, setStart] = useState(() => clockAt(event.starts_at, timezone))
  const [end, setEnd] = useState(() => clockAt(event.ends_at, timezone))
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { preview, amount, error, retry } = useChangePreview(event.id, open)
  const { send, isBusy, errors } = useStaffCall(loadPostponeEvent, [...eventNouns, 'today'])
  const startsAt = momentAt(start.date, start.time, timezone)
  const endsAt = momentAt(end.date, end.time, timezone)
  const isWrong = !isUnknown && (startsAt === null || endsAt === null || endsAt <= startsAt)
  const submit = async () => {
    setIsSubmitted(true)
    if (isWrong) return
    const body = isUnknown ? { starts_at: null, ends_at: null } : { starts_at: startsAt, ends_at: endsAt }
    if (await send({ params: { id: event.id }, body })) onClose()
  }
  return (
    <FormDialog
      title={t`Postpone`}
      description={t`Times are those of the venue (${timezone}).`}
      submit={<Trans>Postpone and mail everyone</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
      noValidate
    >
      <ChangeNumbers kind="postpone" preview={preview} amount={amount} error={error} onRetry={retry} />
      <Checkbox label={t`The new date is not known yet`} checked={isUnknown} onCheckedChange={setIsUnknown} />
      {!isUnknown && (
        <>
          <MomentFields
            dateLabel={t`New start`}
            timeLabel={t`Start time`}
            value={start}
            onValueChange={setStart}
          />
          <MomentFields dateLabel={t`New end`} timeLabel={t`End time`} value={end} onValueChange={setEnd} />
        </>
      )}
      {((isSubmitted && isWrong) || Object.keys(errors).length > 0) && (
        <FormMessage tone="error">
          <Trans>Enter dates and times; the end is after the start.</Trans>
        </FormMessage>
      )}
    </FormDialog>
  )
}
