import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadResendMany, ticketListQuery } from './event-queries.ts'

type ResendDialogProps = {
  eventId: string
  /** The chosen tickets that are valid; null for all of the event. */
  ticketIds: readonly string[] | null
  open: boolean
  onClose: () => void
}

/** Mails tickets to their holders again, the chosen ones or all, and says before how many (TICKET-26). */
export function ResendDialog({ eventId, ticketIds, open, onClose }: ResendDialogProps) {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  // One key for the dialog: pressing again after a lost answer sends no second mail.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { send, isBusy } = useStaffCall(loadResendMany, [])
  const { data } = useLoadedQuery(
    ticketListQuery({ query: { live_masterclass_id: eventId, state: 'valid', per_page: 1 } }),
    ticketIds === null,
  )
  const count = ticketIds === null ? data?.pagination.total : ticketIds.length
  const submit = async () => {
    const body = { ticket_ids: ticketIds && [...ticketIds] }
    const isSent = await send({ params: { id: eventId }, body, idempotencyKey }, ({ data: { sent } }) =>
      showToast({
        tone: 'success',
        message: t`${plural(sent, {
          // Also the answer to a second press, after the first answer was lost.
          0: 'These tickets were sent again a moment ago.',
          one: '# ticket is on its way.',
          other: '# tickets are on their way.',
        })}`,
      }),
    )
    if (isSent) onClose()
  }
  return (
    <FormDialog
      title={t`Send tickets again`}
      description={
        count === undefined
          ? t`Counting…`
          : t`${plural(count, {
              one: 'The holder of one valid ticket gets it by mail.',
              other: 'The holders of # valid tickets get them by mail.',
            })}`
      }
      submit={<Trans>Send again</Trans>}
      isBusy={isBusy || count === undefined}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="text-text-muted">
        <Trans>Tickets that were sent again in the last ten minutes are left out.</Trans>
      </p>
    </FormDialog>
  )
}
