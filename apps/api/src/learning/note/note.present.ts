import type { Note } from '@chignon/contract/learning/note'
import type { NoteRow } from './note.queries.ts'

/** Maps a note to the contract. */
export function presentNote(row: NoteRow): Note {
  return {
    id: row.id,
    lesson_id: row.lessonId,
    moment: row.moment,
    text: row.text,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
