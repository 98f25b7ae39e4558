import { useAtomValue, useSetAtom } from 'jotai'
import { usePanelQuery } from '@chignon/app-kit/data/use-panel-query'
import { useStorageOwner } from '../../../../lib/data/use-storage-owner.ts'
import { dropNoteAtom, queuedNotesAtom, saveNoteAtom } from './note-outbox.ts'
import { noteListQuery, removeNoteAtom } from './note-queries.ts'
import { shownNotes, type NoteChange, type ShownNote } from './note-queue.ts'

/** The viewer's notes of a lesson, also notes that are not sent yet; `isLoaded` is false until the server's notes are loaded. */
export function useNotes(lessonId: string) {
  const owner = useStorageOwner()
  const { loaded, hasFailed, load } = usePanelQuery(noteListQuery({ query: { lesson_id: lessonId } }))
  const stored = loaded?.data ?? []
  const queue = useAtomValue(queuedNotesAtom)
  const save = useSetAtom(saveNoteAtom)
  const drop = useSetAtom(dropNoteAtom)
  const remove = useSetAtom(removeNoteAtom)
  return {
    notes: shownNotes(stored, queue, lessonId),
    isLoaded: loaded !== undefined,
    hasFailed,
    load,
    save: (note: NoteChange) => save(owner, note),
    async remove({ id, queued }: ShownNote) {
      if (queued) await drop(owner, id)
      if (!queued || stored.some((note) => note.id === id)) await remove({ id })
    },
  }
}
