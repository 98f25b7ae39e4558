import { staffChatEndpoints, type ChatMessage } from '@chignon/contract/community/chat'
import { chatTexts } from '../chat/chat.messages.ts'
import { presentConversation, presentMessage } from '../chat/chat.present.ts'
import {
  deleteSavedReply,
  findConversation,
  findMessages,
  listConversations,
  listMessages,
  listSavedReplies,
  updateConversation,
  upsertSavedReply,
} from '../chat/chat.queries.ts'
import { sendMessage } from '../chat/send-message.ts'
import { keysetPaginationOf } from '../../platform/db/cursor.ts'
import { paginationOf, singlePage } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'

/** Conversations for educators and staff (CHAT-3). */
export const staffChatRoutes = implement(staffChatEndpoints, {
  async list({ query, services: { db } }) {
    const { rows, total } = await listConversations(db(), query, query)
    const ids = rows.flatMap(({ lastMessageId }) => (lastMessageId === null ? [] : [lastMessageId]))
    const messages = new Map<string, ChatMessage>()
    for (const row of await findMessages(db(), ids)) messages.set(row.conversationId, presentMessage(row))
    const data = rows.map((row) => ({
      ...presentConversation(row),
      person: row.person,
      last_message: messages.get(row.id) ?? null,
    }))
    return { data, pagination: paginationOf(query, total) }
  },
  async messages({ params, query, fail, services: { db } }) {
    const { id } = (await findConversation(db(), params.id)) ?? fail(404)
    const { rows, total } = await listMessages(db(), id, query)
    const entries = rows.map(({ id: messageId, createdAt }) => ({ id: messageId, at: createdAt }))
    return { data: rows.map(presentMessage), pagination: keysetPaginationOf(query, { total, entries }) }
  },
  async answer({ params, body, viewer, fail, services }) {
    const { userId } = (await findConversation(services.db(), params.id)) ?? fail(404)
    const message = { id: params.message, userId, authorId: viewer.id, form: body, fail }
    return { data: presentMessage(await sendMessage(services, { ...message, isFromAcademy: true })) }
  },
  async read({ params, locale, fail, services: { db, clock, live } }) {
    const { id, userId } = (await findConversation(db(), params.id)) ?? fail(404)
    await db.transaction(async () => {
      await updateConversation(db(), id, { staffReadAt: clock() })
      await live.publish(`user:${userId}`, { type: 'chat', conversation_id: id })
    })
    return { message: chatTexts.read[locale] }
  },
  async typing({ params, locale, fail, services: { db, live } }) {
    const { id, userId } = (await findConversation(db(), params.id)) ?? fail(404)
    await live.publish(`user:${userId}`, { type: 'chat-typing', conversation_id: id })
    return { message: chatTexts.typing[locale] }
  },
  async close({ params, viewer, locale, fail, services: { db, clock, live, audit } }) {
    const { id, userId, closedAt } = (await findConversation(db(), params.id)) ?? fail(404)
    await db.transaction(async () => {
      const now = clock()
      await updateConversation(db(), id, { closedAt: now })
      await audit.record({
        actor: viewer,
        action: 'chat.close',
        subject: { type: 'conversation', id },
        before: { closed_at: closedAt?.toISOString() ?? null },
        after: { closed_at: now.toISOString() },
      })
      await live.publish(`user:${userId}`, { type: 'chat', conversation_id: id })
    })
    return { message: chatTexts.closed[locale] }
  },
  async savedReplies({ services: { db } }) {
    const data = await listSavedReplies(db())
    return { data, pagination: singlePage(data.length) }
  },
  async saveReply({ params, body, services: { db } }) {
    const reply = { id: params.id, ...body }
    await upsertSavedReply(db(), reply)
    return { data: reply }
  },
  async removeReply({ params, locale, fail, services: { db } }) {
    if (!(await deleteSavedReply(db(), params.id))) fail(404)
    return { message: chatTexts.replyDeleted[locale] }
  },
})
