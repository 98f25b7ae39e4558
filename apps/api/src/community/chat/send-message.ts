import type { ChatMessageForm } from '@chignon/contract/community/chat'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { findPicture } from '../../platform/picture/picture.queries.ts'
import type { Services } from '../../platform/services.ts'
import { givePictureToAcademy } from './chat-picture.queries.ts'
import { chatTexts } from './chat.messages.ts'
import {
  findMessages,
  insertMessage,
  openConversation,
  updateConversation,
  type MessageRow,
} from './chat.queries.ts'

type SendServices = Pick<Services, 'db' | 'clock' | 'live' | 'audit' | 'notifications' | 'pictures' | 'push'>

type NewMessage = {
  id: string
  /** The person whose conversation it is. */
  userId: string
  author: Member
  isFromAcademy: boolean
  form: ChatMessageForm
  fail: Fail<'conflict' | 'invalid'>
}

/** Sends a message, once for each id (CHAT-5). The person is notified of an answer, staff see the message at once. */
export function sendMessage(services: SendServices, message: NewMessage): Promise<MessageRow> {
  const { db, clock, live, audit, notifications, pictures, push } = services
  const { id, userId, author, isFromAcademy, form, fail } = message
  const authorId = author.id
  const { text, picture_id: pictureId = null, picture_alt: pictureAlt = '' } = form
  if (text === '' && pictureId === null) fail(422, { errors: { text: [chatTexts.empty] } })
  return db.transaction(async () => {
    const now = clock()
    const [earlier] = await findMessages(db(), [id])
    if (earlier) return ownOf(earlier)
    if (pictureId !== null) await usePicture(pictureId, now)
    const { id: conversationId, assigneeId } = await openConversation(db(), userId, now)
    const isNew = await insertMessage(db(), {
      id,
      conversationId,
      authorId,
      isFromAcademy,
      text,
      pictureId,
      pictureAlt,
      createdAt: now,
    })
    const [stored] = await findMessages(db(), [id])
    if (!isNew) return ownOf(stored)
    // Who writes has read what came before.
    await updateConversation(
      db(),
      conversationId,
      isFromAcademy ? { staffReadAt: now } : { memberReadAt: now },
    )
    if (isFromAcademy) {
      const subject = { type: 'conversation', id: conversationId }
      // Without the text: an entry stays when the person is deleted, a message does not.
      await audit.record({
        actor: author,
        action: 'chat.answer',
        subject,
        before: null,
        after: { message_id: id },
      })
      await notifications.send({ userId, kind: 'chat-message', subject, actorId: authorId })
    } else {
      await notifications.markSubjectRead(userId, conversationId)
      await push.enqueue({
        about: 'chat',
        path: `/studio/chat/${conversationId}`,
        permission: 'chat.answer',
        userId: assigneeId,
      })
    }
    const event = { type: 'chat', conversation_id: conversationId } as const
    await live.publish(`user:${userId}`, event)
    await live.publish('staff', event)
    return ownOf(stored)
  })

  async function usePicture(ownId: string, now: Date): Promise<void> {
    const own = { id: ownId, ownerId: authorId, purpose: 'chat-picture' } as const
    if (!(await findPicture(db(), own, now)))
      fail(422, { errors: { picture_id: [chatTexts.unknownPicture] } })
    await pictures.keep(ownId)
    if (isFromAcademy) await givePictureToAcademy(db(), ownId)
  }

  function ownOf(row: MessageRow | undefined): MessageRow {
    return row?.authorId === authorId ? row : fail(409, { message: chatTexts.idTaken })
  }
}
