import type { ExamText } from '@chignon/contract/learning/exam-text'
import { maxExamCommentLength, maxExamTextTitleLength } from '@chignon/contract/learning/learning-rules'
import { AlertDialog, useConfirm } from '@chignon/ui/alert-dialog'
import { Button } from '@chignon/ui/button'
import { Switch } from '@chignon/ui/switch'
import { TextField } from '@chignon/ui/text-field'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadRemoveText, loadSaveText } from './exam-text-queries.ts'

type TextDialogProps = {
  /** Null for a new one. */
  text: ExamText | null
  open: boolean
  onClose: () => void
}

/** Keeps a text that is used again, changes or deletes it. */
export function TextDialog({ text: kept, open, onClose }: TextDialogProps) {
  const { t } = useLingui()
  // Chosen once: pressing again after a lost answer adds nothing twice.
  const [id] = useState(() => kept?.id ?? crypto.randomUUID())
  const [title, setTitle] = useState(kept?.title ?? '')
  const [text, setText] = useState(kept?.text ?? '')
  const [isShared, setIsShared] = useState(kept?.is_shared ?? false)
  const { send, isBusy, errorOf } = useStaffCall(loadSaveText, ['exam-text'])
  const removal = useStaffCall(loadRemoveText, ['exam-text'])
  const { confirm, dialogProps } = useConfirm()
  const submit = async () => {
    if (await send({ params: { id }, body: { title, text, is_shared: isShared } })) onClose()
  }
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t`Delete “${title}”?`,
      description: t`Comments that have it stay as they are.`,
      labels: { confirm: t`Delete`, cancel: t`Keep it` },
    })
    if (isConfirmed && (await removal.send({ params: { id } }))) onClose()
  }
  return (
    <>
      <FormDialog
        title={kept ? t`Change the text` : t`Add a text`}
        submit={<Trans>Save</Trans>}
        isBusy={isBusy}
        open={open}
        onClose={onClose}
        onSubmit={submit}
      >
        <TextField
          label={t`Title`}
          value={title}
          onValueChange={setTitle}
          error={errorOf('title')}
          maxLength={maxExamTextTitleLength}
          isRequired
        />
        <TextareaField
          label={t`Text`}
          rows={4}
          dir="auto"
          value={text}
          onValueChange={setText}
          error={errorOf('text')}
          maxLength={maxExamCommentLength}
          isRequired
        />
        <Switch
          label={t`All examiners can use and change it`}
          checked={isShared}
          onCheckedChange={setIsShared}
        />
        {kept && (
          <Button
            variant="quiet"
            size="small"
            className="self-start"
            isBusy={removal.isBusy}
            onClick={() => void remove()}
          >
            <Trans>Delete this text</Trans>
          </Button>
        )}
      </FormDialog>
      <AlertDialog {...dialogProps} />
    </>
  )
}
