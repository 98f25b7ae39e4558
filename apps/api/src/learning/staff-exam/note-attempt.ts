import { findAttempt } from '../exam/attempt.queries.ts'
import { authorize } from '../../platform/http/authorize.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { deleteNote, insertNote, listNotes, type NoteRow } from './exam-note.queries.ts'
import { staffExamMessages } from './staff-exam.messages.ts'
import { reviewAttempt } from './staff-exam.policy.ts'

type NoteServices = Pick<Services, 'db' | 'clock' | 'audit' | 'live'>

type Note = {
  attemptId: string
  noteId: string
  viewer: Member
  fail: Fail<'not_found' | 'forbidden' | 'unauthenticated'>
}

/** Leaves a note for other examiners about a submitted attempt, which its learner never sees (EXAM-24). */
export async function addNote(
  services: NoteServices,
  { attemptId, noteId, viewer, text, fail }: Note & { text: string },
): Promise<NoteRow> {
  const { db, clock, audit, live } = services
  const attempt = await findAttempt(db(), attemptId)
  if (!attempt?.submittedAt) return fail(404)
  authorize({ viewer, fail }, reviewAttempt, attempt, staffExamMessages.own)
  await db.transaction(async () => {
    const note = { id: noteId, attemptId, authorId: viewer.id, text, createdAt: clock() }
    if (!(await insertNote(db(), note))) return
    const subject = { type: 'exam-attempt', id: attemptId }
    await audit.record({ actor: viewer, action: 'exam.add-note', subject, before: null, after: { text } })
    await live.publish('staff', { type: 'staff-exam', attempt_id: attemptId })
  })
  const notes = await listNotes(db(), attemptId)
  return notes.find(({ id, author }) => id === noteId && author.id === viewer.id) ?? fail(404)
}

/** Deletes a note of the viewer's own. */
export function removeNote(
  { db, audit, live }: NoteServices,
  { attemptId, noteId, viewer, fail }: Note,
): Promise<void> {
  return db.transaction(async () => {
    const deleted = await deleteNote(db(), { id: noteId, attemptId, authorId: viewer.id })
    if (!deleted) return fail(404)
    const subject = { type: 'exam-attempt', id: attemptId }
    await audit.record({
      actor: viewer,
      action: 'exam.remove-note',
      subject,
      before: { text: deleted.text },
      after: null,
    })
    await live.publish('staff', { type: 'staff-exam', attempt_id: attemptId })
  })
}
