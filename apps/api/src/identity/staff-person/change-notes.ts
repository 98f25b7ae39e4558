import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { personExists } from '../../platform/person/person.queries.ts'
import type { Services } from '../../platform/services.ts'
import { findUser } from '../user/user.queries.ts'
import { deleteNote, insertNote, type NoteRow } from './person-note.queries.ts'

type NoteServices = Pick<Services, 'db' | 'clock' | 'audit'>
type Staff = { viewer: Member; fail: Fail<'not_found'> }

/**
 * Notes something about a person (PEOPLE-3). The audit log has no text of it: an entry stays when the person is deleted, a note does not.
 */
export function addNote(
  { db, clock, audit }: NoteServices,
  { userId, text }: { userId: string; text: string },
  { viewer, fail }: Staff,
): Promise<NoteRow> {
  return db.transaction(async () => {
    if (!(await personExists(db(), userId))) fail(404)
    const author = (await findUser(db(), viewer.id)) ?? fail(404)
    const note = await insertNote(db(), { userId, authorId: viewer.id, text, createdAt: clock() })
    await audit.record({
      actor: viewer,
      action: 'user.add-note',
      subject: { type: 'user', id: userId },
      before: { note: null },
      after: { note: note.id },
    })
    return { note, author }
  })
}

/** Removes a note about a person. */
export function removeNote(
  { db, audit }: Pick<Services, 'db' | 'audit'>,
  { userId, id }: { userId: string; id: string },
  { viewer, fail }: Staff,
): Promise<void> {
  return db.transaction(async () => {
    if (!(await deleteNote(db(), { userId, id }))) fail(404)
    await audit.record({
      actor: viewer,
      action: 'user.remove-note',
      subject: { type: 'user', id: userId },
      before: { note: id },
      after: { note: null },
    })
  })
}
