import { IconButton } from '@chignon/ui/icon-button'
import { PenLine } from '@chignon/ui/icons/pen-line'
import { Trash2 } from '@chignon/ui/icons/trash-2'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'
import { NoteForm } from './note-form.tsx'
import type { NoteChange, ShownNote } from './note-queue.ts'
import { NoteState } from './note-state.tsx'

type NoteItemProps = {
  note: ShownNote
  onSeek: (time: number) => void
  onSave: (note: NoteChange) => void
  onRemove: () => void
}

/** A note: its moment leads to the video, its text can be changed. */
export function NoteItem({ note, onSeek, onSave, onRemove }: NoteItemProps) {
  const { t } = useLingui()
  const { lessonDuration } = useFormats()
  const [isEditing, setIsEditing] = useState(false)
  const { id, lesson_id, moment, text, queued } = note
  const at = lessonDuration(moment)
  if (isEditing)
    return (
      <li className="border-b border-line p-4">
        <NoteForm
          at={at}
          defaultText={text}
          onSave={(changed) => {
            setIsEditing(false)
            onSave({ id, lesson_id, moment, text: changed })
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
            <PenLine />
          </IconButton>
          <IconButton size="small" label={t`Delete the note at ${at}`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </span>
      </div>
      <p dir="auto" className="pe-2 pb-2 text-small wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
      <NoteState queued={queued} />
    </li>
  )
}
