import type { ModerationCase } from '@chignon/contract/community/moderation'
import { Button } from '@chignon/ui/button'
import { Dialog } from '@chignon/ui/dialog'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadReturnPost, moderationNouns } from './moderation-queries.ts'

type ReturnDialogProps = { moderationCase: ModerationCase; onClose: () => void; onReturned: () => void }

/** Returns a post to its author as a draft, with what has to change. */
export function ReturnDialog({ moderationCase: { id }, onClose, onReturned }: ReturnDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const [note, setNote] = useState('')
  const { send, isBusy, errorOf } = useStaffCall(loadReturnPost, moderationNouns)
  const submit = async () => {
    if (await send({ params: { id }, body: { note } })) onReturned()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t`Return the post`}
      description={t`It becomes a draft again. Its author is mailed your note, and can publish it once more.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            <Trans context="post">Return</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextareaField
          label={t`What has to change`}
          dir="auto"
          value={note}
          onValueChange={setNote}
          error={errorOf('note')}
          isRequired
        />
      </form>
    </Dialog>
  )
}
