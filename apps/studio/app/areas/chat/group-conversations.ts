import type { StaffConversation } from '@chignon/contract/community/chat'

/** Whether the person wrote last and the conversation is open: it waits for the academy. */
export function isWaiting({ state, last_message: last }: StaffConversation): boolean {
  return state === 'open' && last !== null && !last.is_from_academy
}

/** Those that wait for an answer, the longest waiting first, and the others as they were. */
export function groupConversations(conversations: readonly StaffConversation[]) {
  return {
    waiting: conversations
      .filter(isWaiting)
      .toSorted((a, b) => a.last_message_at.localeCompare(b.last_message_at)),
    others: conversations.filter((conversation) => !isWaiting(conversation)),
  }
}
