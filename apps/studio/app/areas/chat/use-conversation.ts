import type { StaffConversation } from '@chignon/contract/community/chat'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { conversationListQuery, conversationsPerPage } from './chat-queries.ts'

/** A conversation among the latest ones; undefined for one that is older, or not loaded yet. */
export function useConversation(id: string): StaffConversation | undefined {
  const { data } = useLoadedQuery(conversationListQuery({ query: { per_page: conversationsPerPage } }))
  return data?.data.find((conversation) => conversation.id === id)
}
