import * as z from 'zod/mini'
import { certificateState, certificateTier } from '../identity/award.ts'
import { author } from '../platform/author.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { locales } from '../platform/locale.ts'
import { pageSizes } from '../platform/platform-rules.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { keysetPaging, paging } from '../platform/query.ts'
import { list, messageResponse, single } from '../platform/response.ts'
import { draftText, lineText, longText } from '../platform/text-fields.ts'
import { chatMessage, chatMessageForm, conversation } from './chat.ts'
import {
  chatPageSize,
  maxChatMessageLength,
  maxChatNoteLength,
  maxSavedReplyLength,
  maxSubjectLength,
} from './community-rules.ts'

/** A conversation as staff see it. */
export const staffConversation = z.extend(conversation, {
  person: author,
  last_message: z.nullable(chatMessage),
  /** Since when the person waits for an answer; null if they do not (CHAT-9). */
  waiting_since: z.nullable(timestamp),
  /** Who takes care of it (CHAT-10). */
  assignee: z.nullable(author),
})

/** What those who answer write for each other. The person never receives it (CHAT-11). */
export const chatNote = z.object({ id, author, text: z.string(), created_at: timestamp })

/** The answer that the viewer is writing, on any of their devices (CHAT-12). */
export const chatDraft = z.object({
  text: z.string(),
  /** Counts the saves; 0 before the first. */
  revision: z.int(),
  /** Null before the first save. */
  saved_at: z.nullable(timestamp),
})

/** What those who answer need to know of a person (CHAT-14). */
export const chatPerson = z.object({
  person: author,
  /** The language of mails to the person. */
  locale: z.enum(locales),
  member_since: timestamp,
  /** What the person may use now, that which ends first at the beginning. */
  accesses: z.array(
    z.object({
      id,
      kind: z.enum(['course', 'program', 'online-masterclass']),
      name: z.string(),
      ends_at: timestamp,
      lesson_count: z.int(),
      done_count: z.int(),
    }),
  ),
  /** The last awarded first. */
  certificates: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      tier: certificateTier,
      state: certificateState,
      earned_at: timestamp,
    }),
  ),
  /** Null for a viewer who may not read orders. */
  orders_count: z.nullable(z.int()),
})

/** An answer that staff use again. */
export const savedReply = z.object({ id, title: z.string(), text: z.string() })

/** A saved reply to store. */
export const savedReplyForm = z.object({
  title: lineText(maxSubjectLength).check(z.minLength(1)),
  text: longText(maxSavedReplyLength).check(z.minLength(1)),
})

export type StaffConversation = z.infer<typeof staffConversation>
export type ChatNote = z.infer<typeof chatNote>
export type ChatDraft = z.infer<typeof chatDraft>
export type ChatPerson = z.infer<typeof chatPerson>

const params = z.object({ id })

/** Conversations for educators and staff, who answer for the academy (CHAT-3). */
export const staffChatEndpoints = defineEndpoints('staff-chat', {
  list: {
    method: 'GET',
    path: '/staff/chats',
    summary: 'All conversations: those that wait for an answer first, the longest waiting at the beginning',
    permission: 'chat.answer',
    query: z.object({
      ...paging(pageSizes.profile),
      state: z.optional(z.enum(['open', 'closed'])),
      /** Only those without an answer, or those that the viewer takes care of. */
      show: z.optional(z.enum(['unanswered', 'mine'])),
    }),
    response: list(staffConversation),
  },
  show: {
    method: 'GET',
    path: '/staff/chats/{id}',
    summary: 'One conversation',
    permission: 'chat.answer',
    params,
    response: single(staffConversation),
  },
  colleagues: {
    method: 'GET',
    path: '/staff/colleagues',
    summary: 'Everyone who may answer chats, by name',
    permission: 'chat.answer',
    response: list(author),
  },
  person: {
    method: 'GET',
    path: '/staff/chats/{id}/person',
    summary: 'The person of a conversation: language, access, progress and certificates',
    permission: 'chat.answer',
    params,
    response: single(chatPerson),
  },
  assign: {
    method: 'PUT',
    path: '/staff/chats/{id}/assignee',
    summary: 'Say who takes care of a conversation, or that no one does',
    permission: 'chat.answer',
    params,
    body: z.object({ assignee_id: z.nullable(id) }),
    response: single(staffConversation),
  },
  messages: {
    method: 'GET',
    path: '/staff/chats/{id}/messages',
    summary: 'The messages of a conversation, newest first',
    permission: 'chat.answer',
    params,
    query: z.object(keysetPaging(chatPageSize)),
    response: list(chatMessage),
  },
  answer: {
    method: 'PUT',
    path: '/staff/chats/{id}/messages/{message}',
    summary:
      'Answer with an id that the caller chose; the person is notified, by mail if they are not connected',
    permission: 'chat.answer',
    isSeenByOthers: true,
    params: z.object({ id, message: id }),
    body: chatMessageForm,
    response: single(chatMessage),
    errors: ['conflict'],
  },
  notes: {
    method: 'GET',
    path: '/staff/chats/{id}/notes',
    summary: 'The notes that those who answer wrote for each other, oldest first',
    permission: 'chat.answer',
    params,
    response: list(chatNote),
  },
  addNote: {
    method: 'PUT',
    path: '/staff/chats/{id}/notes/{note}',
    summary: 'Add a note with an id that the caller chose; the person never receives it',
    permission: 'chat.answer',
    params: z.object({ id, note: id }),
    body: z.object({ text: longText(maxChatNoteLength).check(z.minLength(1)) }),
    response: single(chatNote),
    errors: ['conflict'],
  },
  draft: {
    method: 'GET',
    path: '/staff/chats/{id}/draft',
    summary: 'The answer that the viewer is writing',
    permission: 'chat.answer',
    params,
    response: single(chatDraft),
  },
  saveDraft: {
    method: 'PUT',
    path: '/staff/chats/{id}/draft',
    summary: 'Save the answer that the viewer is writing, unless another device saved a newer one',
    permission: 'chat.answer',
    params,
    body: z.object({
      text: draftText(maxChatMessageLength),
      /** The revision that the device has seen. */
      revision: z.int().check(z.gte(0)),
    }),
    response: single(chatDraft),
    errors: ['conflict'],
  },
  read: {
    method: 'POST',
    path: '/staff/chats/{id}/read',
    summary: 'Mark all messages of a person as read',
    permission: 'chat.answer',
    params,
    response: messageResponse,
  },
  typing: {
    method: 'POST',
    path: '/staff/chats/{id}/typing',
    summary: 'Show a person that the academy is typing, and the others who answer, who it is',
    permission: 'chat.answer',
    params,
    response: messageResponse,
  },
  close: {
    method: 'POST',
    path: '/staff/chats/{id}/close',
    summary: 'Close a conversation; the next message opens it again',
    permission: 'chat.answer',
    params,
    response: messageResponse,
  },
  savedReplies: {
    method: 'GET',
    path: '/staff/saved-replies',
    summary: 'The saved replies by title',
    permission: 'chat.answer',
    response: list(savedReply),
  },
  saveReply: {
    method: 'PUT',
    path: '/staff/saved-replies/{id}',
    summary: 'Create a saved reply with an id that the caller chose, or change it',
    permission: 'chat.answer',
    params,
    body: savedReplyForm,
    response: single(savedReply),
  },
  removeReply: {
    method: 'DELETE',
    path: '/staff/saved-replies/{id}',
    summary: 'Delete a saved reply',
    permission: 'chat.answer',
    params,
    response: messageResponse,
  },
})
