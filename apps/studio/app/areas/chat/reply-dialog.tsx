import { maxSavedReplyLength, maxSubjectLength } from '@chignon/contract/community/community-rules'
import { TextField } from '@chignon/ui/text-field'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadSaveReply } from './chat-queries.ts'
import { namePlaceholder } from './find-slash.ts'
import type { SavedReply } from './use-saved-replies.ts'

type ReplyDialogProps = {
  /** Undefined for a new one. */
  reply: SavedReply | undefined
  open: boolean
  onClose: () => void
}

/** Adds a saved reply, or changes one. */
export function ReplyDialog({ reply, open, onClose }: ReplyDialogProps) {
  const { t } = useLingui()
  // Chosen once: pressing again after a lost answer adds nothing twice.
  const [id] = useState(() => reply?.id ?? crypto.randomUUID())
  const [title, setTitle] = useState(reply?.title ?? '')
  const [text, setText] = useState(reply?.text ?? '')
  const { send, isBusy, errorOf } = useStaffCall(loadSaveReply, ['staff-chat'])
  const submit = async () => {
    if (await send({ params: { id }, body: { title, text } })) onClose()
  }
  return (
    <FormDialog
      title={reply ? t`Change the reply` : t`Add a reply`}
      submit={<Trans>Save</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={t`Title`}
        hint={t`What you type after the slash finds it.`}
        value={title}
        onValueChange={setTitle}
        error={errorOf('title')}
        maxLength={maxSubjectLength}
        isRequired
      />
      <TextareaField
        label={t`Text`}
        hint={t`${namePlaceholder} becomes the person’s first name.`}
        rows={5}
        dir="auto"
        value={text}
        onValueChange={setText}
        error={errorOf('text')}
        maxLength={maxSavedReplyLength}
        isRequired
      />
    </FormDialog>
  )
}
