import { maxNotesPerLesson } from '@chignon/contract/learning/learning-rules'
import type { NoteForm } from '@chignon/contract/learning/note'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { requireWatchable } from '../../catalogue/lesson/require-watchable.ts'
import { findFollowedLesson } from '../progress/progress.queries.ts'
import type { Services } from '../../platform/services.ts'
import { noteMessages } from './note.messages.ts'
import { countNotes, findNote, upsertNote, type NoteRow } from './note.queries.ts'

type SaveNoteCall = {
  viewer: Member
  viewerContext: ViewerContext
  fail: Fail<'unauthenticated' | 'forbidden' | 'expired' | 'not_found' | 'conflict'>
}

/** Changes a note of the viewer, or adds one to a lesson they may watch (LESSON-15). */
export async function saveNote(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, form }: { id: string; form: NoteForm },
  { viewer, viewerContext, fail }: SaveNoteCall,
): Promise<NoteRow> {
  const now = clock()
  const lessonId = form.lesson_id
  if (!(await findNote(db(), id))) {
    const lesson = (await findFollowedLesson(db(), lessonId, viewerContext)) ?? fail(404)
    requireWatchable({ viewer, fail }, lesson, now)
    if ((await countNotes(db(), viewer.id, lessonId)) >= maxNotesPerLesson) {
      fail(409, { message: noteMessages.tooMany(maxNotesPerLesson) })
    }
  }
  const note = { id, userId: viewer.id, lessonId, moment: form.moment, text: form.text, updatedAt: now }
  return (await upsertNote(db(), note, now)) ?? fail(404)
}
