import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadEndpoints = () =>
  import('@chignon/contract/community/chat').then((module) => module.staffChatEndpoints)

const queries = endpointQueries('staff-chat', loadEndpoints)

/** A page of conversations, the latest message first. */
export const conversationListQuery = queries('list')

/** The saved replies by title. */
export const savedRepliesQuery = queries('savedReplies')

export const loadMessages = () => loadEndpoints().then(({ messages }) => messages)
export const loadAnswer = () => loadEndpoints().then(({ answer }) => answer)
export const loadRead = () => loadEndpoints().then(({ read }) => read)
export const loadTyping = () => loadEndpoints().then(({ typing }) => typing)
export const loadClose = () => loadEndpoints().then(({ close }) => close)
export const loadSaveReply = () => loadEndpoints().then(({ saveReply }) => saveReply)
export const loadRemoveReply = () => loadEndpoints().then(({ removeReply }) => removeReply)

/** What is loaded again once something was said or read. */
export const chatNouns = ['staff-chat', 'today'] as const

/** So many conversations are loaded at once. */
export const conversationsPerPage = 50
