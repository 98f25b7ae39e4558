import type { Note } from '@chignon/contract/learning/note'
import { storedQueue, type QueueStorage, type StoredQueue } from '../queue/stored-queue.ts'

/** What a person writes of a note. The id is made by the browser, so that sending it twice stores it once. */
export type NoteChange = Pick<Note, 'id' | 'lesson_id' | 'moment' | 'text'>

/** A note that is not stored by the server yet. */
export type QueuedNote = Omit<NoteChange, 'id'> & {
  /** RFC 3339. */
  written_at: string
  /** `new` is on its way, `waiting` could not be sent, `refused` is not accepted by the server. */
  state: 'new' | 'waiting' | 'refused'
  /** Why it was refused. */
  reason: string
}

/** A note as it is shown; `queued` if the server does not have it like this yet. */
export type ShownNote = Note & { queued: QueuedNote | null }

const maxNotes = 200

/** The notes of a person that wait to be sent, in the browser's storage. */
export function noteQueue(storage: QueueStorage, owner: string): StoredQueue<QueuedNote> {
  return storedQueue<QueuedNote>({
    storage,
    key: `notes:${owner}`,
    isEntry,
    addedAt: ({ written_at: writtenAt }) => writtenAt,
    maxEntries: maxNotes,
  })
}

/** The stored notes of a lesson with those that wait, by their moments. */
export function shownNotes(
  stored: readonly Note[],
  queue: Record<string, QueuedNote>,
  lessonId: string,
): ShownNote[] {
  const created = new Map(stored.map(({ id, created_at: createdAt }) => [id, createdAt]))
  const waiting = Object.entries(queue)
    .filter(([, note]) => note.lesson_id === lessonId)
    .map(([id, queued]): ShownNote => {
      const { lesson_id, moment, text, written_at } = queued
      return {
        id,
        lesson_id,
        moment,
        text,
        created_at: created.get(id) ?? written_at,
        updated_at: written_at,
        queued,
      }
    })
  const others = stored
    .filter(({ id }) => !(id in queue))
    .map((note): ShownNote => ({ ...note, queued: null }))
  return [...others, ...waiting].toSorted(
    (a, b) => a.moment - b.moment || (a.created_at < b.created_at ? -1 : 1),
  )
}

function isEntry(entry: unknown): entry is QueuedNote {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'lesson_id' in entry &&
    'moment' in entry &&
    typeof entry.moment === 'number' &&
    'text' in entry &&
    typeof entry.text === 'string' &&
    'written_at' in entry &&
    'state' in entry
  )
}
