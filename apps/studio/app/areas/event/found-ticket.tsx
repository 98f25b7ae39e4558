import type { StaffTicket } from '@chignon/contract/commerce/staff-ticket'
import { reachOf } from '@chignon/contract/platform/permission'
import { Button } from '@chignon/ui/button'
import { SendHorizontal } from '@chignon/ui/icons/send-horizontal'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useStartData } from '../../lib/start-data-context.ts'
import { useResend } from './use-resend.ts'

type FoundTicketProps = { ticket: StaffTicket | undefined }

/** The ticket that was looked for with the palette: most often it was lost, so that sending it again is the next key. */
export function FoundTicket({ ticket }: FoundTicketProps) {
  const { viewer } = useStartData()
  const { resend, isBusy } = useResend()
  const ref = useRef<HTMLButtonElement>(null)
  const isSendable = ticket?.state === 'valid' && reachOf(viewer.role, 'tickets.change') !== undefined
  useEffect(() => {
    if (isSendable) ref.current?.focus()
  }, [isSendable])
  if (!ticket || !isSendable) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line-strong p-5">
      <p className="min-w-0">
        <span className="block font-medium">
          <bdi>{ticket.holder.full_name}</bdi>
        </span>
        <span className="block text-small text-text-muted wrap-anywhere">
          <bdi>{ticket.holder.email}</bdi>
        </span>
      </p>
      <Button ref={ref} isBusy={isBusy} onClick={() => void resend(ticket)}>
        <SendHorizontal className="rtl:-scale-x-100" />
        <Trans>Send the ticket again</Trans>
      </Button>
    </div>
  )
}
