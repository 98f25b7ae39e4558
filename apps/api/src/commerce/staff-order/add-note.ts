import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { findOrderRow } from '../order/order.queries.ts'
import type { Services } from '../../platform/services.ts'
import { insertNote } from './order-note.queries.ts'

type NewNote = { orderId: string; text: string; actor: Member; fail: Fail<'not_found'> }

/** Adds a note of staff to an order, in the current transaction (ORDER-20). The log names the note, not its text. */
export async function addNote(
  { db, clock, audit }: Pick<Services, 'db' | 'clock' | 'audit'>,
  { orderId, text, actor, fail }: NewNote,
): Promise<void> {
  if (!(await findOrderRow(db(), orderId))) fail(404)
  const note = await insertNote(db(), { orderId, authorId: actor.id, text, createdAt: clock() })
  await audit.record({
    actor,
    action: 'order.note',
    subject: { type: 'order', id: orderId },
    before: null,
    after: { note },
  })
}
