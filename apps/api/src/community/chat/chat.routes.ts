import { chatEndpoints } from '@chignon/contract/community/chat'
import { keysetPaginationOf } from '../../platform/db/cursor.ts'
import { paginationOf } from '../../platform/db/page.ts'
import { storedFileResponse } from '../../platform/files/stored-file-response.ts'
import { implement } from '../../platform/http/implement.ts'
import { presentPicture, readSizeName } from '../../platform/picture/picture.present.ts'
import { findChatPictureFile } from './chat-picture.queries.ts'
import { chatTexts } from './chat.messages.ts'
import { maySeePicture } from './chat.policy.ts'
import { chatPictureAddress, presentConversation, presentMessage } from './chat.present.ts'
import { findConversationOf, listMessages, updateConversation } from './chat.queries.ts'
import { officeHoursAt } from '../../platform/office-hours/office-hours.ts'
import { sendMessage } from './send-message.ts'

/** The viewer's conversation with the academy. */
export const chatRoutes = implement(chatEndpoints, {
  async show({ viewer, services: { db, clock, env } }) {
    const row = await findConversationOf(db(), viewer.id)
    return {
      data: {
        conversation: row ? presentConversation(row) : null,
        office_hours: officeHoursAt(env.officeHours, clock()),
      },
    }
  },
  async messages({ query, viewer, services: { db } }) {
    const conversation = await findConversationOf(db(), viewer.id)
    if (!conversation) return { data: [], pagination: paginationOf(query, 0) }
    const { rows, total } = await listMessages(db(), conversation.id, query)
    const entries = rows.map(({ id: messageId, createdAt }) => ({ id: messageId, at: createdAt }))
    return { data: rows.map(presentMessage), pagination: keysetPaginationOf(query, { total, entries }) }
  },
  async send({ params, body, viewer, fail, services }) {
    await services.limits.chatPerAccount.take(viewer.id)
    const message = { id: params.id, userId: viewer.id, author: viewer, form: body, fail }
    return { data: presentMessage(await sendMessage(services, { ...message, isFromAcademy: false })) }
  },
  async addPicture({ body: { picture }, viewer, fail, services: { limits, pictures } }) {
    await limits.uploadsPerAccount.take(viewer.id)
    const upload = { purpose: 'chat-picture', name: picture.name, ownerId: viewer.id } as const
    const stored = await pictures.put(picture.stream(), upload, fail)
    return { data: presentPicture(stored, null, chatPictureAddress) }
  },
  async picture({ params, viewer, fail, services: { db, clock, files } }) {
    const size = { id: params.id, ...readSizeName(params.file) }
    const { file, userId } = (await findChatPictureFile(db(), size, clock())) ?? fail(404)
    if (!maySeePicture(viewer, { ownerId: file.ownerId, userId })) fail(404)
    // It is checked again each time, since people may share a browser.
    return storedFileResponse(files, file, { 'Cache-Control': 'private, no-cache' })
  },
  async read({ viewer, locale, services: { db, clock, live, notifications } }) {
    await db.transaction(async () => {
      const conversation = await findConversationOf(db(), viewer.id)
      if (!conversation) return
      await updateConversation(db(), conversation.id, { memberReadAt: clock() })
      await notifications.markSubjectRead(viewer.id, conversation.id)
      if (conversation.unreadCount === 0) return
      const event = { type: 'chat', conversation_id: conversation.id } as const
      await live.publish('staff', event)
      await live.publish(`user:${viewer.id}`, event)
    })
    return { message: chatTexts.read[locale] }
  },
  async typing({ viewer, locale, services: { db, live, limits } }) {
    await limits.typingPerAccount.take(viewer.id)
    const conversation = await findConversationOf(db(), viewer.id)
    if (conversation) await live.publish('staff', { type: 'chat-typing', conversation_id: conversation.id })
    return { message: chatTexts.typing[locale] }
  },
})
