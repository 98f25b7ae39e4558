import type { StaffConversation } from '@chignon/contract/community/staff-chat'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { conversationQuery } from './chat-queries.ts'

/** A conversation; undefined until it is loaded. */
export function useConversation(id: string): StaffConversation | undefined {
  const { data } = useLoadedQuery(conversationQuery({ params: { id } }))
  return data?.data.id === id ? data.data : undefined
}
