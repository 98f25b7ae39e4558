import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { maxExamNoteLength } from '@chignon/contract/learning/learning-rules'
import { Button } from '@chignon/ui/button'
import { Heading } from '@chignon/ui/heading'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { ExamNoteEntry } from './exam-note-entry.tsx'
import { loadAddNote } from './exam-queries.ts'
import { useNoteDraft } from './use-note-draft.ts'

/** What examiners tell each other about an attempt (EXAM-24). */
export function ExamNotes({ exam: { id, notes } }: { exam: StaffExam }) {
  const { t } = useLingui()
  const headingId = useId()
  const [text, setText] = useNoteDraft(id)
  // Chosen before it is sent: pressing again after a lost answer adds nothing twice.
  const [noteId, setNoteId] = useState(() => crypto.randomUUID())
  const { send, isBusy, errorOf } = useStaffCall(loadAddNote, ['staff-exam'])
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || text.trim() === '') return
    if (!(await send({ params: { id, note: noteId }, body: { text } }))) return
    setText('')
    setNoteId(crypto.randomUUID())
  }
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4 rounded-panel border border-line p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} size="lead" id={headingId}>
          <Trans>Notes for colleagues</Trans>
        </Heading>
        <p className="text-small text-text-muted">
          <Trans>The learner never sees them.</Trans>
        </p>
      </header>
      {notes.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {notes.map((note) => (
            <ExamNoteEntry key={note.id} attemptId={id} note={note} />
          ))}
        </ul>
      )}
      <form
        className="flex flex-col items-start gap-3 sm:flex-row sm:items-end"
        onSubmit={(event) => void add(event)}
      >
        <TextareaField
          className="w-full min-w-0 grow"
          label={t`Your note`}
          rows={1}
          dir="auto"
          maxLength={maxExamNoteLength}
          value={text}
          onValueChange={setText}
          error={errorOf('text')}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy} disabled={text.trim() === ''}>
          <Trans>Add</Trans>
        </Button>
      </form>
    </section>
  )
}
