import { noteEndpoints } from '@chignon/contract/learning/note'
import { paginationOf } from '../../platform/db/page.ts'
import { downloadResponse } from '../../platform/http/download-response.ts'
import { implement } from '../../platform/http/implement.ts'
import { notesText } from './note-export.ts'
import { noteMessages } from './note.messages.ts'
import { presentNote } from './note.present.ts'
import { deleteNote, listExportedNotes, listNotes } from './note.queries.ts'
import { saveNote } from './save-note.ts'

/** The viewer's notes in lessons. */
export const noteRoutes = implement(noteEndpoints, {
  async list({ query, viewer, services: { db } }) {
    const { rows, total } = await listNotes(db(), { userId: viewer.id, lessonId: query.lesson_id }, query)
    return { data: rows.map(({ note }) => presentNote(note)), pagination: paginationOf(query, total) }
  },
  async save({ params, body, viewer, viewerContext, fail, services }) {
    const row = await saveNote(services, { id: params.id, form: body }, { viewer, viewerContext, fail })
    return { data: presentNote(row) }
  },
  async remove({ params, viewer, locale, fail, services: { db } }) {
    if (!(await deleteNote(db(), viewer.id, params.id))) fail(404)
    return { message: noteMessages.deleted[locale] }
  },
  async export({ query, viewer, locale, services: { db, clock } }) {
    const filter = {
      lessonId: query.lesson_id,
      courseId: query.course_id,
      onlineMasterclassId: query.online_masterclass_id,
    }
    const rows = await listExportedNotes(db(), viewer.id, filter, locale)
    return downloadResponse(Buffer.from(notesText(rows)), {
      name: noteMessages.fileName[locale],
      type: 'text/plain; charset=utf-8',
      modified: clock(),
    })
  },
})
