import type { StaffConversation } from '@chignon/contract/community/staff-chat'

/** Whether the person waits for an answer of the academy. */
export const isWaiting = ({ state, waiting_since: since }: StaffConversation) =>
  state === 'open' && since !== null

/** Those that wait for an answer and the others, each as they were. */
export function groupConversations(conversations: readonly StaffConversation[]) {
  return {
    waiting: conversations.filter(isWaiting),
    others: conversations.filter((conversation) => !isWaiting(conversation)),
  }
}
