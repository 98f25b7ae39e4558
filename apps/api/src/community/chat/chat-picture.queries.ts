import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { chatMessages, conversations } from '../../platform/db/schema/chat.ts'
import { files } from '../../platform/db/schema/file.ts'
import { pictureFiles, pictures } from '../../platform/db/schema/picture.ts'
import { isCurrent, sizeOf, type PictureFile } from '../../platform/picture/picture.queries.ts'

/** One size of a picture of the chat, with the person whose conversation it is in, if a message has it. */
export async function findChatPictureFile(db: Connection, size: PictureFile, now: Date) {
  const [row] = await db
    .select({ file: files, userId: conversations.userId })
    .from(pictureFiles)
    .innerJoin(files, eq(files.id, pictureFiles.fileId))
    .leftJoin(chatMessages, eq(chatMessages.pictureId, pictureFiles.pictureId))
    .leftJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .where(and(sizeOf(size), isCurrent(now), eq(files.purpose, 'chat-picture')))
  return row
}

/** Makes a picture the academy's, so that it stays in the conversation when its sender leaves. */
export async function givePictureToAcademy(db: Connection, pictureId: string): Promise<void> {
  const ofPicture = db
    .select({ id: pictureFiles.fileId })
    .from(pictureFiles)
    .where(eq(pictureFiles.pictureId, pictureId))
  await db.update(files).set({ ownerId: null }).where(inArray(files.id, ofPicture))
  await db.update(pictures).set({ ownerId: null }).where(eq(pictures.id, pictureId))
}
