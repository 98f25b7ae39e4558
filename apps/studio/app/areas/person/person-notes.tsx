import type { StaffViewOfPerson } from '@chignon/contract/identity/staff-person'
import { Button } from '@chignon/ui/button'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { TypedText } from '../../lib/typed-text.tsx'
import { PageSection } from '../shell/page-section.tsx'
import { loadAddNote, loadRemoveNote, personNouns } from './person-queries.ts'

/** What staff note about a person for each other (PEOPLE-3). */
export function PersonNotes({ person: { id, notes } }: { person: StaffViewOfPerson }) {
  const { t } = useLingui()
  const { ago } = useLocalTime()
  const [text, setText] = useState('')
  const adding = useStaffCall(loadAddNote, personNouns)
  const removing = useStaffCall(loadRemoveNote, personNouns)
  const add = async () => {
    if (await adding.send({ params: { id }, body: { text } })) setText('')
  }
  return (
    <PageSection title={t`Notes`}>
      <form
        className="flex flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') void add()
        }}
      >
        <TextareaField
          className="w-full"
          label={t`New note`}
          hint={t`Only the team reads notes. The person gets them if they ask for a copy of their data.`}
          dir="auto"
          rows={2}
          value={text}
          onValueChange={setText}
          error={adding.errorOf('text')}
          maxLength={1000}
        />
        <Button type="submit" variant="secondary" isBusy={adding.isBusy} disabled={text.trim() === ''}>
          <Trans>Add note</Trans>
        </Button>
      </form>
      {notes.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {notes.map((note) => (
            <li key={note.id} className="flex flex-col gap-1 py-3">
              <TypedText className="whitespace-pre-wrap">{note.text}</TypedText>
              <div className="flex flex-wrap items-center gap-x-3 text-small text-text-muted">
                <bdi>{note.author.full_name}</bdi>
                <span>{ago(note.created_at)}</span>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={removing.isBusy}
                  onClick={() => void removing.send({ params: { id, note: note.id } })}
                >
                  <Trans>Remove</Trans>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}
