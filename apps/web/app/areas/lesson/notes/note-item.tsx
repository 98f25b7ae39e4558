import { IconButton } from '@chignon/ui/icon-button'
import type { Note } from '@chignon/contract/note'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import PenLine from 'lucide-react/icons/pen-line'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { NoteForm } from './note-form.tsx'
import { removeNoteAtom, saveNoteAtom } from './note-queries.ts'

type NoteItemProps = { note: Note; onSeek: (time: number) => void }

/** A note: its moment leads to the video, its text can be changed. */
export function NoteItem({ note, onSeek }: NoteItemProps) {
  const { t } = useLingui()
  const { lessonDuration } = useFormats()
  const [isEditing, setIsEditing] = useState(false)
  const save = useSetAtom(saveNoteAtom)
  const remove = useSetAtom(removeNoteAtom)
  const { id, lesson_id, moment, text } = note
  const at = lessonDuration(moment)
  if (isEditing)
    return (
      <li className="border-b border-line p-4">
        <NoteForm
          at={at}
          defaultText={text}
          onSave={(changed) => {
            setIsEditing(false)
            void save({ id, lesson_id, moment, text: changed })
          }}
          onCancel={() => setIsEditing(false)}
        />
      </li>
    )
  return (
    <li className="border-b border-line py-2 ps-4 pe-2">
      <div className="flex items-center justify-between">
        <button
          type="button"
          aria-label={t`Jump to ${at}`}
          className="-ms-2 min-h-9 cursor-pointer rounded-control px-2 text-caption text-accent tabular-nums underline-offset-4 hover:underline pointer-coarse:min-h-11"
          onClick={() => onSeek(moment)}
        >
          <bdi>{at}</bdi>
        </button>
        <span className="flex">
          <IconButton size="small" label={t`Edit the note at ${at}`} onClick={() => setIsEditing(true)}>
            <PenLine strokeWidth={1.5} />
          </IconButton>
          <IconButton size="small" label={t`Delete the note at ${at}`} onClick={() => void remove({ id })}>
            <Trash2 strokeWidth={1.5} />
          </IconButton>
        </span>
      </div>
      <p dir="auto" className="pe-2 pb-2 text-small wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </li>
  )
}
