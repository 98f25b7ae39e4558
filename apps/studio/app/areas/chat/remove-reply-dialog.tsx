import { Button } from '@chignon/ui/button'
import { Dialog } from '@chignon/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadRemoveReply } from './chat-queries.ts'
import type { SavedReply } from './use-saved-replies.ts'

type RemoveReplyDialogProps = { reply: SavedReply; open: boolean; onClose: () => void }

/** Asks before a saved reply is deleted for everybody. */
export function RemoveReplyDialog({ reply: { id, title }, open, onClose }: RemoveReplyDialogProps) {
  const { t } = useLingui()
  const { send, isBusy } = useStaffCall(loadRemoveReply, ['staff-chat'])
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      size="small"
      title={t`Delete “${title}”?`}
      description={t`It can no longer be inserted. Answers that were sent stay as they are.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="danger"
            isBusy={isBusy}
            onClick={async () => {
              if (await send({ params: { id } })) onClose()
            }}
          >
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    />
  )
}
