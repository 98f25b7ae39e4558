import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { findConversation } from '../chat/chat.queries.ts'
import { findNote, insertNote, type NoteRow } from './chat-note.queries.ts'
import { staffChatMessages } from './staff-chat.messages.ts'

/** Adds a note, once for each id. Only those who answer receive it (CHAT-11). */
export function addNote(
  { db, clock, live, audit }: Pick<Services, 'db' | 'clock' | 'live' | 'audit'>,
  { id, conversationId, text }: { id: string; conversationId: string; text: string },
  { viewer, fail }: { viewer: Member; fail: Fail<'not_found' | 'conflict'> },
): Promise<NoteRow> {
  return db.transaction(async () => {
    if (!(await findConversation(db(), conversationId))) fail(404)
    const note = { id, conversationId, authorId: viewer.id, text, createdAt: clock() }
    const isNew = await insertNote(db(), note)
    const stored = await findNote(db(), id)
    if (stored?.authorId !== viewer.id || stored.conversationId !== conversationId)
      return fail(409, { message: staffChatMessages.idTaken })
    if (!isNew) return stored
    await audit.record({
      actor: viewer,
      action: 'chat.note',
      subject: { type: 'conversation', id: conversationId },
      before: null,
      after: { note_id: id, text },
    })
    await live.publish('staff', { type: 'staff-chat', conversation_id: conversationId })
    return stored
  })
}
