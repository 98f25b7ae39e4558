import { maxChatNoteLength } from '@chignon/contract/community/community-rules'
import { Button } from '@chignon/ui/button'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadAddNote } from './chat-queries.ts'
import { useLocalDraft } from './use-local-draft.ts'

type NoteComposerProps = { id: string; onDone: () => void }

/** The field for a note that only those who answer see. Until it is saved, its text stays on this device. */
export function NoteComposer({ id, onDone }: NoteComposerProps) {
  const { t } = useLingui()
  const { text, setText, begin, finish } = useLocalDraft(`${id}:note`)
  const { send, isBusy, errorOf } = useStaffCall(loadAddNote, ['staff-chat'])
  const submit = async () => {
    if (isBusy || text.trim() === '') return
    const attempt = begin()
    if (!(await send({ params: { id, note: attempt.id }, body: { text: attempt.text } }))) return
    finish(attempt)
    onDone()
  }
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextareaField
        label={<span className="sr-only">{t`Note for colleagues`}</span>}
        placeholder={t`Only colleagues see it`}
        rows={2}
        dir="auto"
        value={text}
        onValueChange={setText}
        error={errorOf('text')}
        maxLength={maxChatNoteLength}
        className="min-w-0 grow [&_textarea]:max-h-40 [&_textarea]:resize-none"
        // It was just asked for.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <Button type="submit" size="small" isBusy={isBusy} className="shrink-0">
        <Trans>Save the note</Trans>
      </Button>
    </form>
  )
}
