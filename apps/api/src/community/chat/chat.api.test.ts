import { randomUUID } from 'node:crypto'
import { chatEndpoints } from '@chignon/contract/community/chat'
import { staffChatEndpoints } from '@chignon/contract/community/staff-chat'
import { notificationEndpoints } from '@chignon/contract/platform/notification'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, services, time } = testApp
const later = (seconds: number) => (time.now = new Date(time.now.getTime() + seconds * 1000))

async function setUp() {
  const member = await makeMember(db, time.now)
  const staff = await makeMember(db, time.now, { role: 'staff', firstName: 'Noor' })
  const { token } = member
  const send = async (text: string, id: string = randomUUID()) => {
    later(1)
    return (await testApp.call(chatEndpoints.send, { params: { id }, body: { text } }, { token })).data
  }
  const show = async () => (await testApp.call(chatEndpoints.show, {}, { token })).data
  const texts = async () =>
    (await testApp.call(chatEndpoints.messages, {}, { token })).data.map(({ text }) => text)
  const answer = async (text: string, conversation: string, message: string = randomUUID()) => {
    later(1)
    const params = { id: conversation, message }
    return (await testApp.call(staffChatEndpoints.answer, { params, body: { text } }, { token: staff.token }))
      .data
  }
  const inbox = async (state?: 'open' | 'closed') => {
    const query = { per_page: 50, ...(state ? { state } : {}) }
    const { data } = await testApp.call(staffChatEndpoints.list, { query }, { token: staff.token })
    return data.filter(({ person }) => person.id === member.user.id)
  }
  return { ...member, staff, send, show, texts, answer, inbox }
}

test('a person writes, the academy answers, and each sees what the other has read', async () => {
  const { token, staff, send, show, texts, answer, inbox } = await setUp()
  expect(await show()).toMatchObject({ conversation: null })
  await send('Do you lend scissors?')
  const [waiting] = await inbox()
  expect(waiting).toMatchObject({ unread_count: 1, last_message: { text: 'Do you lend scissors?' } })
  const id = waiting?.id ?? ''
  await answer('We do, six pairs.', id)
  expect(await texts()).toEqual(['We do, six pairs.', 'Do you lend scissors?'])
  expect(await show()).toMatchObject({
    conversation: { unread_count: 1, read_until: time.now.toISOString() },
  })
  expect(await inbox()).toMatchObject([{ unread_count: 0 }])
  later(1)
  await testApp.call(chatEndpoints.read, {}, { token })
  expect(await show()).toMatchObject({ conversation: { unread_count: 0 } })
  expect(await inbox()).toMatchObject([{ read_until: time.now.toISOString() }])
  await testApp.call(staffChatEndpoints.read, { params: { id } }, { token: staff.token })
})

test('a message that is sent again is stored once, and its id belongs to its author', async () => {
  const { send, texts, token } = await setUp()
  const id = randomUUID()
  const first = await send('Hello', id)
  expect(await send('Hello', id)).toEqual(first)
  expect(await texts()).toEqual(['Hello'])
  const other = await makeMember(db, time.now)
  const path = `/user/chat/messages/${id}`
  const stolen = await testApp.request('PUT', path, { token: other.token, body: { text: 'Mine' } })
  expect(stolen.status).toBe(409)
  expect((await testApp.request('PUT', path, { token, body: { text: ' ' } })).status).toBe(422)
})

test('twenty sends of one message at once store it once', async () => {
  const { token, texts } = await setUp()
  const path = `/user/chat/messages/${randomUUID()}`
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => testApp.request('PUT', path, { token, body: { text: 'Once' } })),
  )
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await texts()).toEqual(['Once'])
})

test('an answer notifies once until it is read, and writing reads it', async () => {
  const { token, send, answer, inbox } = await setUp()
  await send('Hello')
  const [{ id } = { id: '' }] = await inbox()
  const unread = async () => (await testApp.call(notificationEndpoints.unread, {}, { token })).data.count
  await answer('One', id)
  await answer('Two', id)
  expect(await unread()).toBe(1)
  await send('Thanks')
  expect(await unread()).toBe(0)
})

test('a closed conversation is opened again by the next message', async () => {
  const { staff, send, show, inbox } = await setUp()
  await send('Hello')
  const [{ id } = { id: '' }] = await inbox()
  await testApp.call(staffChatEndpoints.close, { params: { id } }, { token: staff.token })
  expect(await inbox('open')).toEqual([])
  expect(await show()).toMatchObject({ conversation: { state: 'closed' } })
  await send('One more thing')
  expect(await inbox('open')).toMatchObject([{ state: 'open' }])
})

test('an unknown conversation is not found, and saved replies are stored, changed and deleted', async () => {
  const { staff } = await setUp()
  const { token } = staff
  const missing = await testApp.request('GET', `/staff/chats/${randomUUID()}/messages`, { token })
  expect(missing.status).toBe(404)
  const params = { id: randomUUID() }
  const list = async () => (await testApp.call(staffChatEndpoints.savedReplies, {}, { token })).data
  for (const text of ['Ask at the desk.', 'Ask at the door.']) {
    later(1)
    await testApp.call(staffChatEndpoints.saveReply, { params, body: { title: 'Desk', text } }, { token })
  }
  expect(await list()).toEqual([{ ...params, title: 'Desk', text: 'Ask at the door.' }])
  later(1)
  await testApp.call(staffChatEndpoints.removeReply, { params }, { token })
  expect(await list()).toEqual([])
  expect(await services.audit.entriesOf({ type: 'saved-reply', ...params })).toMatchObject([
    { action: 'saved-reply.save', before: null, after: { title: 'Desk', text: 'Ask at the desk.' } },
    { action: 'saved-reply.save', before: { text: 'Ask at the desk.' }, after: { text: 'Ask at the door.' } },
    { action: 'saved-reply.remove', before: { title: 'Desk', text: 'Ask at the door.' }, after: null },
  ])
})
