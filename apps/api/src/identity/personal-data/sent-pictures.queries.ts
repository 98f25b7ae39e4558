import { and, eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { chatMessages, conversations } from '../../platform/db/schema/chat.ts'
import { pictures } from '../../platform/db/schema/picture.ts'

/** The pictures that the academy sent to a person. */
export function listPicturesSentTo(db: Connection, userId: string) {
  return db
    .select({ id: pictures.id, largestFileId: pictures.largestFileId })
    .from(pictures)
    .innerJoin(chatMessages, eq(chatMessages.pictureId, pictures.id))
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .where(and(eq(conversations.userId, userId), eq(chatMessages.isFromAcademy, true)))
}
