import type { ModerationCase } from '@chignon/contract/community/moderation'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadReturnPost, moderationNouns } from './moderation-queries.ts'

type ReturnDialogProps = {
  moderationCase: ModerationCase
  open: boolean
  onClose: () => void
  onReturned: () => void
}

/** Returns a post to its author as a draft, with what has to change. */
export function ReturnDialog({ moderationCase: { id }, open, onClose, onReturned }: ReturnDialogProps) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const { send, isBusy, errorOf } = useStaffCall(loadReturnPost, moderationNouns)
  const submit = async () => {
    if (await send({ params: { id }, body: { note } })) onReturned()
  }
  return (
    <FormDialog
      title={t`Return the post`}
      description={t`It becomes a draft again. Its author is mailed your note, and can publish it once more.`}
      submit={<Trans context="post">Return</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextareaField
        label={t`What has to change`}
        dir="auto"
        value={note}
        onValueChange={setNote}
        error={errorOf('note')}
        isRequired
      />
    </FormDialog>
  )
}
