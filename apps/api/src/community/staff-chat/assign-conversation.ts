import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { isColleague } from '../colleague/colleague.queries.ts'
import { updateConversation } from '../chat/chat.queries.ts'
import { staffChatMessages } from './staff-chat.messages.ts'
import { findStaffConversation, type StaffConversationRow } from './staff-chat.queries.ts'

type Assignment = {
  id: string
  assignee_id: string | null
  viewer: Member
  fail: Fail<'not_found' | 'invalid'>
}

/** Says who takes care of a conversation (CHAT-10): anyone who may answer. Returns it as it is then. */
export function assignConversation(
  { db, live, audit }: Pick<Services, 'db' | 'live' | 'audit'>,
  { id, assignee_id: assigneeId, viewer, fail }: Assignment,
): Promise<StaffConversationRow> {
  return db.transaction(async () => {
    const before = (await findStaffConversation(db(), id)) ?? fail(404)
    if (assigneeId !== null && !(await isColleague(db(), assigneeId, 'chat.answer')))
      fail(422, { errors: { assignee_id: [staffChatMessages.cannotAnswer] } })
    if ((before.assignee?.id ?? null) === assigneeId) return before
    await updateConversation(db(), id, { assigneeId })
    await audit.record({
      actor: viewer,
      action: 'chat.assign',
      subject: { type: 'conversation', id },
      before: { assignee_id: before.assignee?.id ?? null },
      after: { assignee_id: assigneeId },
    })
    await live.publish('staff', { type: 'staff-chat', conversation_id: id })
    return (await findStaffConversation(db(), id)) ?? fail(404)
  })
}
