import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { endpointMutations, patchQueries } from '@chignon/app-kit/data/endpoint-mutations'
import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'
import { endpointQueryOptions } from '@chignon/app-kit/data/query-client'

const loadEndpoints = async () => (await import('@chignon/contract/community/chat')).chatEndpoints

const queries = endpointQueries('chat', loadEndpoints)
const mutations = endpointMutations('chat', loadEndpoints)

export const conversationQuery = queries('show')
const messagesQuery = queries('messages')

/** The viewer's conversation, with the hours of the academy. */
export const conversationAtom = atomWithQuery(() => endpointQueryOptions(conversationQuery({})))

/** Whether the chat in the corner is open. */
export const isChatOpenAtom = atom(false)

/** Its newest messages, fetched while the chat is open. */
export const messagesAtom = atomWithQuery((get) => ({
  ...endpointQueryOptions(messagesQuery({})),
  enabled: get(isChatOpenAtom),
}))

/** Marks the messages of the academy as read. */
export const readChatAtom = mutations({
  endpoint: (_variables: null) => 'read' as const,
  input: () => ({}),
  patches: [
    patchQueries(conversationQuery, ({ data }) => ({
      data: { ...data, conversation: data.conversation && { ...data.conversation, unread_count: 0 } },
    })),
  ],
  invalidates: ['notification'],
})
