import type { ChatMessage } from '@chignon/contract/community/chat'
import type { StaffConversation } from '@chignon/contract/community/staff-chat'

const ada = { id: 'ada', first_name: 'Ada', last_name: 'Bell', thumbnail_url: null }
const noor = { id: 'noor', first_name: 'Noor', last_name: 'Haddad', thumbnail_url: null }

/** A message for tests, of the person unless it is the academy’s. */
export function testMessage(
  id: string,
  createdAt: string,
  { isFromAcademy = false }: { isFromAcademy?: boolean } = {},
): ChatMessage {
  return {
    id,
    author: isFromAcademy ? noor : ada,
    is_from_academy: isFromAcademy,
    text: `Message ${id}`,
    picture: null,
    created_at: createdAt,
  }
}

/** A conversation for tests, with its last message. */
export function testConversation(
  last: ChatMessage | null,
  state: StaffConversation['state'] = 'open',
): StaffConversation {
  return {
    id: `conversation-${last?.id ?? 'empty'}`,
    state,
    unread_count: 0,
    read_until: null,
    last_message_at: last?.created_at ?? '2027-03-01T00:00:00Z',
    person: ada,
    last_message: last,
    waiting_since: last === null || last.is_from_academy ? null : last.created_at,
    assignee: null,
  }
}
