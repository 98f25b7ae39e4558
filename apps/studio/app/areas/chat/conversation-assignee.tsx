import type { StaffConversation } from '@chignon/contract/community/staff-chat'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { AssignMenu } from '../shell/assign-menu.tsx'
import { loadAssign } from './chat-queries.ts'
import { useColleagues } from './use-colleagues.ts'

/** Who takes care of a conversation. */
export function ConversationAssignee({
  conversation: { id, assignee },
}: {
  conversation: StaffConversation
}) {
  const { send, isBusy } = useStaffCall(loadAssign, ['staff-chat'])
  return (
    <AssignMenu
      assignee={assignee}
      colleagues={useColleagues()}
      isBusy={isBusy}
      onAssign={(assigneeId) => void send({ params: { id }, body: { assignee_id: assigneeId } })}
    />
  )
}
