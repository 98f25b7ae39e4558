import { Button } from '@chignon/ui/button'
import { SendHorizontal } from '@chignon/ui/icons/send-horizontal'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { useDialog } from '../../lib/use-dialog.ts'
import { lazyDialog } from '../shell/lazy-dialog.tsx'

const ResendDialog = lazyDialog(() => import('./resend-dialog.tsx').then((module) => module.ResendDialog))

type ResendButtonProps = {
  eventId: string
  /** The chosen tickets that are valid; null for all of the event. */
  ticketIds: readonly string[] | null
}

/** Mails the chosen tickets to their holders again; all of the event while none is chosen. */
export function ResendButton({ eventId, ticketIds }: ResendButtonProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const dialog = useDialog()
  const chosen = number(ticketIds?.length ?? 0)
  return (
    <>
      <Button
        variant="secondary"
        className="self-start"
        disabled={ticketIds?.length === 0}
        onClick={dialog.show}
      >
        <SendHorizontal />
        {ticketIds === null ? t`Send all again` : t`Send ${chosen} again`}
      </Button>
      <ResendDialog
        key={dialog.key}
        eventId={eventId}
        ticketIds={ticketIds}
        open={dialog.open}
        onClose={dialog.close}
      />
    </>
  )
}
