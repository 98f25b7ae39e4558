import type { ChatMessage, Conversation } from '@chignon/contract/community/chat'
import { presentPicture, type pictureAddress } from '../../platform/picture/picture.present.ts'
import type { ConversationRow, MessageRow } from './chat.queries.ts'

/** The address of one size of a picture of the chat. */
export const chatPictureAddress: typeof pictureAddress = (id, width, format) =>
  `/api/v1/user/chat/pictures/${id}/${width}.${format}`

/** Maps a message to the contract. */
export function presentMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    author: row.author,
    is_from_academy: row.isFromAcademy,
    text: row.text,
    picture: row.picture && presentPicture(row.picture, row.pictureAlt, chatPictureAddress),
    created_at: row.createdAt.toISOString(),
  }
}

/** Maps a conversation to the contract, as its viewer's side sees it. */
export function presentConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    state: row.closedAt === null ? 'open' : 'closed',
    unread_count: row.unreadCount,
    read_until: row.readUntil?.toISOString() ?? null,
    last_message_at: row.lastMessageAt.toISOString(),
  }
}
