import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadEndpoints = () =>
  import('@chignon/contract/community/staff-chat').then((module) => module.staffChatEndpoints)

const queries = endpointQueries('staff-chat', loadEndpoints)

/** A page of conversations, those that wait for an answer first. */
export const conversationListQuery = queries('list')

/** One conversation. */
export const conversationQuery = queries('show')

/** Everyone who may answer, by name. */
export const colleaguesQuery = queries('colleagues')

/** The person of a conversation: what they may use and have achieved. */
export const personQuery = queries('person')

/** The notes of a conversation, oldest first. */
export const notesQuery = queries('notes')

/** The answer that the viewer is writing. */
export const draftQuery = queries('draft')

/** The saved replies by title. */
export const savedRepliesQuery = queries('savedReplies')

export const loadMessages = () => loadEndpoints().then(({ messages }) => messages)
export const loadAnswer = () => loadEndpoints().then(({ answer }) => answer)
export const loadRead = () => loadEndpoints().then(({ read }) => read)
export const loadTyping = () => loadEndpoints().then(({ typing }) => typing)
export const loadAssign = () => loadEndpoints().then(({ assign }) => assign)
export const loadAddNote = () => loadEndpoints().then(({ addNote }) => addNote)
export const loadSaveDraft = () => loadEndpoints().then(({ saveDraft }) => saveDraft)
export const loadClose = () => loadEndpoints().then(({ close }) => close)
export const loadSaveReply = () => loadEndpoints().then(({ saveReply }) => saveReply)
export const loadRemoveReply = () => loadEndpoints().then(({ removeReply }) => removeReply)

/** What is loaded again once something was said or read. */
export const chatNouns = ['staff-chat', 'today'] as const

/** So many conversations are loaded at once. */
export const conversationsPerPage = 50
