import { Button } from '@chignon/ui/button'
import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useStorageOwner } from '../../../../lib/data/use-storage-owner.ts'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'
import { FailedPanel } from '../../../site/failed-panel.tsx'
import { LoadingPanel } from '../../../site/loading-panel.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteItem } from './note-item.tsx'
import { saveNoteAtom } from './note-outbox.ts'
import { useNotes } from './use-notes.ts'

type NotesPanelProps = {
  lessonId: string
  /** False after the access has ended: notes stay, but no new ones. */
  canAdd: boolean
  /** The position of the video in seconds. */
  time: () => number
  onSeek: (time: number) => void
}

/** The viewer's notes of a lesson, each at a moment of the video. Loaded when its tab is opened. */
export function NotesPanel({ lessonId, canAdd, time, onSeek }: NotesPanelProps) {
  const { lessonDuration } = useFormats()
  const owner = useStorageOwner()
  const save = useSetAtom(saveNoteAtom)
  const [moment, setMoment] = useState<number | null>(null)
  return (
    <div>
      {canAdd && (
        <div className="border-b border-line p-4">
          {moment === null ? (
            <Button size="small" variant="secondary" isWide onClick={() => setMoment(Math.floor(time()))}>
              <Trans>Add a note at this moment</Trans>
            </Button>
          ) : (
            <NoteForm
              at={lessonDuration(moment)}
              onSave={(text) => {
                setMoment(null)
                void save(owner, { id: crypto.randomUUID(), lesson_id: lessonId, moment, text })
              }}
              onCancel={() => setMoment(null)}
            />
          )}
        </div>
      )}
      <NoteList lessonId={lessonId} onSeek={onSeek} />
    </div>
  )
}

// A note can be written before the list is there, for example offline, and is shown then.
function NoteList({ lessonId, onSeek }: Pick<NotesPanelProps, 'lessonId' | 'onSeek'>) {
  const { notes, isLoaded, hasFailed, load, save, remove } = useNotes(lessonId)
  if (notes.length === 0 && isLoaded)
    return (
      <p className="px-4 py-6 text-small text-text-muted">
        <Trans>Your notes are only for you. Each one leads back to its moment in the video.</Trans>
      </p>
    )
  return (
    <>
      <ul>
        {notes.map((note) => (
          <NoteItem
            key={note.id}
            note={note}
            onSeek={onSeek}
            onSave={(changed) => void save(changed)}
            onRemove={() => void remove(note)}
          />
        ))}
      </ul>
      {!isLoaded && (hasFailed ? <FailedPanel onRetry={load} /> : <LoadingPanel />)}
      {isLoaded && (
        <p className="p-4 text-small">
          <TextLink href={`/bff/user/notes/export?lesson_id=${lessonId}`} download>
            <Trans>Export these notes</Trans>
          </TextLink>
        </p>
      )}
    </>
  )
}
