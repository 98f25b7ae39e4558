import { callOf } from '@chignon/app-kit/data/query-client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { loadMessages } from './chat-queries.ts'

/** The messages of a conversation, the newest pages first; older ones are loaded on request. */
export function useMessages(id: string) {
  return useInfiniteQuery({
    queryKey: ['staff-chat', 'message-pages', id],
    queryFn: async ({ client, pageParam: { page, cursor }, signal }) => {
      const query = { page, ...(cursor === '' ? {} : { cursor }) }
      return callOf(client)(await loadMessages(), { params: { id }, query }, signal)
    },
    initialPageParam: { page: 1, cursor: '' },
    getNextPageParam: ({ pagination: { page, next_cursor: cursor } }) =>
      cursor ? { page: page + 1, cursor } : undefined,
    // The live connection may have been lost.
    refetchOnWindowFocus: 'always',
  })
}
