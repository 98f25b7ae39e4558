import { type ChatMessage } from '@chignon/contract/community/chat'
import { staffChatEndpoints, type StaffConversation } from '@chignon/contract/community/staff-chat'
import { reachOf } from '@chignon/contract/platform/permission'
import { chatTexts } from '../chat/chat.messages.ts'
import { presentMessage } from '../chat/chat.present.ts'
import { findConversation, findMessages, listMessages, updateConversation } from '../chat/chat.queries.ts'
import { listColleagues } from '../colleague/colleague.queries.ts'
import { sendMessage } from '../chat/send-message.ts'
import type { Connection } from '../../platform/db/client.ts'
import { keysetPaginationOf } from '../../platform/db/cursor.ts'
import { paginationOf, singlePage } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { addNote } from './add-note.ts'
import { assignConversation } from './assign-conversation.ts'
import { removeReply, saveReply } from './change-saved-reply.ts'
import { findDraft, saveDraft } from './chat-draft.queries.ts'
import { listNotes } from './chat-note.queries.ts'
import { countOrders, findPerson, listAccesses, listCertificates } from './chat-person.queries.ts'
import { listSavedReplies } from './saved-reply.queries.ts'
import { staffChatMessages } from './staff-chat.messages.ts'
import { presentDraft, presentNote, presentPerson, presentStaffConversation } from './staff-chat.present.ts'
import { findStaffConversation, listConversations, type StaffConversationRow } from './staff-chat.queries.ts'

/** Conversations for educators and staff (CHAT-3). */
export const staffChatRoutes = implement(staffChatEndpoints, {
  async list({ query, viewer, services: { db } }) {
    const { rows, total } = await listConversations(db(), { ...query, viewerId: viewer.id }, query)
    const ids = rows.flatMap(({ lastMessageId }) => (lastMessageId === null ? [] : [lastMessageId]))
    const messages = new Map<string, ChatMessage>()
    for (const row of await findMessages(db(), ids)) messages.set(row.conversationId, presentMessage(row))
    const data = rows.map((row) => presentStaffConversation(row, messages.get(row.id) ?? null))
    return { data, pagination: paginationOf(query, total) }
  },
  async show({ params, fail, services: { db } }) {
    const row = (await findStaffConversation(db(), params.id)) ?? fail(404)
    return { data: await withLastMessage(db(), row) }
  },
  async colleagues({ services: { db } }) {
    const data = await listColleagues(db(), 'chat.answer')
    return { data, pagination: singlePage(data.length) }
  },
  async person({ params, viewer, locale, fail, services: { db, clock } }) {
    const { userId } = (await findConversation(db(), params.id)) ?? fail(404)
    const readsOrders = reachOf(viewer.role, 'orders.read') === 'all'
    const [person, accesses, certificates, ordersCount] = await Promise.all([
      findPerson(db(), userId),
      listAccesses(db(), { userId, now: clock(), locale }),
      listCertificates(db(), userId, locale),
      readsOrders ? countOrders(db(), userId) : null,
    ])
    return { data: presentPerson({ person: person ?? fail(404), accesses, certificates, ordersCount }) }
  },
  async assign({ params, body, viewer, fail, services }) {
    const row = await assignConversation(services, { id: params.id, ...body, viewer, fail })
    return { data: await withLastMessage(services.db(), row) }
  },
  async messages({ params, query, fail, services: { db } }) {
    const { id } = (await findConversation(db(), params.id)) ?? fail(404)
    const { rows, total } = await listMessages(db(), id, query)
    const entries = rows.map(({ id: messageId, createdAt }) => ({ id: messageId, at: createdAt }))
    return { data: rows.map(presentMessage), pagination: keysetPaginationOf(query, { total, entries }) }
  },
  async answer({ params, body, viewer, fail, services }) {
    const { userId } = (await findConversation(services.db(), params.id)) ?? fail(404)
    const message = { id: params.message, userId, author: viewer, form: body, fail }
    return { data: presentMessage(await sendMessage(services, { ...message, isFromAcademy: true })) }
  },
  async notes({ params, fail, services: { db } }) {
    const { id } = (await findConversation(db(), params.id)) ?? fail(404)
    const data = (await listNotes(db(), id)).map(presentNote)
    return { data, pagination: singlePage(data.length) }
  },
  async addNote({ params, body, viewer, fail, services }) {
    const note = { id: params.note, conversationId: params.id, text: body.text }
    return { data: presentNote(await addNote(services, note, { viewer, fail })) }
  },
  async draft({ params, viewer, fail, services: { db } }) {
    const { id } = (await findConversation(db(), params.id)) ?? fail(404)
    return { data: presentDraft(await findDraft(db(), { userId: viewer.id, conversationId: id })) }
  },
  async saveDraft({ params, body, viewer, fail, services: { db, clock, live } }) {
    const { id } = (await findConversation(db(), params.id)) ?? fail(404)
    return db.transaction(async () => {
      const draft = { userId: viewer.id, conversationId: id, savedAt: clock(), ...body }
      const saved = (await saveDraft(db(), draft)) ?? fail(409, { message: staffChatMessages.newerDraft })
      await live.publish(`user:${viewer.id}`, { type: 'chat-draft', conversation_id: id })
      return { data: presentDraft(saved) }
    })
  },
  async read({ params, locale, fail, services: { db, clock, live } }) {
    const { id, userId } = (await findConversation(db(), params.id)) ?? fail(404)
    await db.transaction(async () => {
      await updateConversation(db(), id, { staffReadAt: clock() })
      await live.publish(`user:${userId}`, { type: 'chat', conversation_id: id })
    })
    return { message: chatTexts.read[locale] }
  },
  async typing({ params, viewer, locale, fail, services: { db, live } }) {
    const { id, userId } = (await findConversation(db(), params.id)) ?? fail(404)
    await live.publish(`user:${userId}`, { type: 'chat-typing', conversation_id: id })
    await live.publish('staff', {
      type: 'chat-colleague-typing',
      conversation_id: id,
      colleague_id: viewer.id,
    })
    return { message: chatTexts.typing[locale] }
  },
  async close({ params, viewer, locale, fail, services: { db, clock, live, audit } }) {
    const { id, userId, closedAt } = (await findConversation(db(), params.id)) ?? fail(404)
    await db.transaction(async () => {
      const now = clock()
      await updateConversation(db(), id, { closedAt: now, waitingSince: null })
      await audit.record({
        actor: viewer,
        action: 'chat.close',
        subject: { type: 'conversation', id },
        before: { closed_at: closedAt?.toISOString() ?? null },
        after: { closed_at: now.toISOString() },
      })
      await live.publish(`user:${userId}`, { type: 'chat', conversation_id: id })
      await live.publish('staff', { type: 'staff-chat', conversation_id: id })
    })
    return { message: chatTexts.closed[locale] }
  },
  async savedReplies({ services: { db } }) {
    const data = await listSavedReplies(db())
    return { data, pagination: singlePage(data.length) }
  },
  async saveReply({ params, body, viewer, services }) {
    const reply = { id: params.id, ...body }
    await saveReply(services, reply, viewer)
    return { data: reply }
  },
  async removeReply({ params, viewer, locale, fail, services }) {
    await removeReply(services, params.id, { viewer, fail })
    return { message: chatTexts.replyDeleted[locale] }
  },
})

async function withLastMessage(db: Connection, row: StaffConversationRow): Promise<StaffConversation> {
  const [last] = row.lastMessageId === null ? [] : await findMessages(db, [row.lastMessageId])
  return presentStaffConversation(row, last ? presentMessage(last) : null)
}
