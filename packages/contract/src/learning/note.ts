import * as z from 'zod/mini'
import { maxNoteLength, maxNotesPerLesson } from './learning-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, seconds, timestamp } from '../platform/primitives.ts'
import { paging } from '../platform/query.ts'
import { fileResponse, list, messageResponse, single } from '../platform/response.ts'
import { longText } from '../platform/text-fields.ts'

/** A note of the viewer at a moment of a lesson (LESSON-15). */
export const note = z.object({
  id,
  lesson_id: id,
  /** The second of the video it is about; 0 in a lesson without a video. */
  moment: seconds,
  text: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
})

export const noteForm = z.object({
  lesson_id: id,
  moment: seconds,
  text: longText(maxNoteLength).check(z.minLength(1)),
})

export type Note = z.infer<typeof note>
export type NoteForm = z.output<typeof noteForm>

/** The viewer's notes. They stay readable, editable and exportable after the access has ended; new ones need access. */
export const noteEndpoints = defineEndpoints('note', {
  list: {
    method: 'GET',
    path: '/user/notes',
    summary: 'The viewer’s notes of a lesson, in the order of their moments',
    audience: 'member',
    query: z.object({ ...paging(maxNotesPerLesson, maxNotesPerLesson), lesson_id: id }),
    response: list(note),
  },
  save: {
    method: 'PUT',
    path: '/user/notes/{id}',
    summary: 'Create a note with an id that the caller chose, or change it; repeating it changes nothing',
    audience: 'member',
    params: z.object({ id }),
    body: noteForm,
    response: single(note),
    errors: ['forbidden', 'expired', 'conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/user/notes/{id}',
    summary: 'Delete a note',
    audience: 'member',
    params: z.object({ id }),
    response: messageResponse,
  },
  export: {
    method: 'GET',
    path: '/user/notes/export',
    summary: 'Notes of a lesson, a course, an online masterclass, or all, as a text file',
    audience: 'member',
    query: z.object({
      lesson_id: z.optional(id),
      course_id: z.optional(id),
      online_masterclass_id: z.optional(id),
    }),
    response: fileResponse,
  },
})
