import * as z from 'zod/mini'
import { author } from '../platform/author.ts'
import { maxCaptionLength } from '../platform/platform-rules.ts'
import { chatPageSize, maxChatMessageLength } from './community-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { picture, pictureFileParams } from '../platform/picture.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { keysetPaging } from '../platform/query.ts'
import { fileResponse, list, messageResponse, single } from '../platform/response.ts'
import { longText } from '../platform/text-fields.ts'

/** A message of a conversation with the academy. */
export const chatMessage = z.object({
  id,
  author,
  /** Whether an educator or staff wrote it for the academy. */
  is_from_academy: z.boolean(),
  /** May be empty if there is a picture. */
  text: z.string(),
  /** Only the two sides can open it. */
  picture: z.nullable(picture),
  created_at: timestamp,
})

/** The conversation of a person with the academy (CHAT-4). */
export const conversation = z.object({
  id,
  state: z.enum(['open', 'closed']),
  /** How many messages the viewer's side has not read. */
  unread_count: z.int(),
  /** Up to when the other side has read; null if it has read nothing. */
  read_until: z.nullable(timestamp),
  last_message_at: timestamp,
})

/** When the academy answers (CHAT-6). */
export const officeHours = z.object({
  is_open: z.boolean(),
  /** When it opens next; null while it is open. */
  opens_at: z.nullable(timestamp),
  /** The time zone of the academy, an IANA name. */
  timezone: z.string(),
})

/** A message to send; its text may be empty if it has a picture. */
export const chatMessageForm = z.object({
  text: longText(maxChatMessageLength),
  /** The id of a picture that its sender uploaded. */
  picture_id: z.optional(z.nullable(id)),
  /** What the picture shows. */
  picture_alt: z.optional(longText(maxCaptionLength)),
})

export type ChatMessage = z.infer<typeof chatMessage>
export type Conversation = z.infer<typeof conversation>
export type OfficeHours = z.infer<typeof officeHours>
export type ChatMessageForm = z.output<typeof chatMessageForm>

const params = z.object({ id })

/** The viewer's conversation with the academy (CHAT-4 to CHAT-7). */
export const chatEndpoints = defineEndpoints('chat', {
  show: {
    method: 'GET',
    path: '/user/chat',
    summary: 'The viewer’s conversation with the academy, if there is one, and when the academy answers',
    audience: 'member',
    response: single(z.object({ conversation: z.nullable(conversation), office_hours: officeHours })),
  },
  messages: {
    method: 'GET',
    path: '/user/chat/messages',
    summary: 'The messages of the viewer’s conversation, newest first',
    audience: 'member',
    query: z.object(keysetPaging(chatPageSize)),
    response: list(chatMessage),
  },
  send: {
    method: 'PUT',
    path: '/user/chat/messages/{id}',
    summary: 'Send a message with an id that the caller chose; repeating it sends nothing again',
    audience: 'member',
    params,
    body: chatMessageForm,
    response: single(chatMessage),
    errors: ['conflict', 'too_many_requests'],
  },
  addPicture: {
    method: 'POST',
    path: '/user/chat/pictures',
    summary:
      'Upload a picture for a message, of either side; it is deleted after a day unless a message has it',
    audience: 'member',
    status: 201,
    encoding: 'multipart',
    body: z.object({ picture: z.file() }),
    response: single(picture),
    errors: ['too_many_requests'],
  },
  picture: {
    method: 'GET',
    path: '/user/chat/pictures/{id}/{file}',
    summary: 'One size of a picture, such as `640.avif`, for the two sides of the conversation',
    audience: 'member',
    params: pictureFileParams,
    response: fileResponse,
  },
  read: {
    method: 'POST',
    path: '/user/chat/read',
    summary: 'Mark all messages of the academy as read',
    audience: 'member',
    response: messageResponse,
  },
  typing: {
    method: 'POST',
    path: '/user/chat/typing',
    summary: 'Show the academy that the viewer is typing',
    audience: 'member',
    response: messageResponse,
    errors: ['too_many_requests'],
  },
})
