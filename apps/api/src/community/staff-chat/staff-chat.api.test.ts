import { randomUUID } from 'node:crypto'
import { chatEndpoints } from '@chignon/contract/community/chat'
import { strandEndpoints } from '@chignon/contract/learning/strand'
import { staffChatEndpoints } from '@chignon/contract/community/staff-chat'
import { dataExportEndpoints } from '@chignon/contract/identity/data-export'
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCertificate } from '../../platform/db/factories/certificate.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { liveEvents } from '../../platform/db/schema/live-event.ts'
import { allEndpoints } from '../../testing/all-endpoints.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, services, time } = testApp
const later = (seconds: number) => (time.now = new Date(time.now.getTime() + seconds * 1000))
const staff = await makeMember(db, time.now, { role: 'staff', firstName: 'Noor' })
const educator = await makeMember(db, time.now, { role: 'educator', firstName: 'Ben' })

/** A person who wrote to the academy, with their conversation. */
async function write(text = 'Hello') {
  const member = await makeMember(db, time.now)
  later(1)
  await testApp.call(chatEndpoints.send, { params: { id: randomUUID() }, body: { text } }, member)
  const { data } = await testApp.call(chatEndpoints.show, {}, member)
  return { ...member, id: data.conversation?.id ?? '' }
}

const answer = (id: string, text = 'Yes') => {
  later(1)
  return testApp.call(
    staffChatEndpoints.answer,
    { params: { id, message: randomUUID() }, body: { text } },
    staff,
  )
}
const list = async (
  query: { show?: 'unanswered' | 'mine'; state?: 'open' | 'closed' },
  who = staff,
): Promise<string[]> =>
  (await testApp.call(staffChatEndpoints.list, { query: { per_page: 50, ...query } }, who)).data.map(
    ({ id }) => id,
  )
const show = async (id: string) =>
  (await testApp.call(staffChatEndpoints.show, { params: { id } }, staff)).data
const assign = (id: string, assigneeId: string | null, { token } = staff) =>
  testApp.request('PUT', `/staff/chats/${id}/assignee`, { token, body: { assignee_id: assigneeId } })

/** What was published about a conversation, by topic. */
async function published(id: string) {
  const rows = await db()
    .select({ topic: liveEvents.topic, data: liveEvents.data })
    .from(liveEvents)
    .orderBy(liveEvents.position)
  return rows.filter(({ data }) => data['conversation_id'] === id)
}

test('lists those that wait for an answer first, the longest waiting at the beginning (CHAT-9)', async () => {
  const [first, second, third] = [await write(), await write(), await write()]
  await answer(first.id)
  expect((await list({ state: 'open' })).slice(0, 3)).toEqual([second.id, third.id, first.id])
  expect(await list({ show: 'unanswered' })).toEqual([second.id, third.id])
  const since = (await show(second.id)).waiting_since
  later(60)
  await testApp.call(chatEndpoints.send, { params: { id: randomUUID() }, body: { text: 'Well?' } }, second)
  expect(await show(second.id)).toMatchObject({ waiting_since: since, last_message: { text: 'Well?' } })
  await testApp.call(staffChatEndpoints.close, { params: { id: second.id } }, staff)
  expect(await list({ show: 'unanswered' })).toEqual([third.id])
  expect((await show(second.id)).waiting_since).toBeNull()
})

test('a conversation is assigned to anyone who may answer, and taken back (CHAT-10)', async () => {
  const { id, user } = await write()
  expect((await assign(id, educator.user.id)).status).toBe(200)
  expect((await show(id)).assignee).toMatchObject({ first_name: 'Ben' })
  expect(await list({ show: 'mine' }, educator)).toEqual([id])
  expect(await list({ show: 'mine' })).toEqual([])
  expect(await published(id)).toContainEqual({
    topic: 'staff',
    data: { type: 'staff-chat', conversation_id: id },
  })
  expect((await assign(id, educator.user.id)).status).toBe(200)
  expect((await assign(id, user.id)).status).toBe(422)
  expect((await assign(id, randomUUID())).status).toBe(422)
  expect((await assign(randomUUID(), staff.user.id)).status).toBe(404)
  later(1)
  expect((await assign(id, null)).status).toBe(200)
  expect((await show(id)).assignee).toBeNull()
  expect(await services.audit.entriesOf({ type: 'conversation', id })).toMatchObject([
    { action: 'chat.assign', before: { assignee_id: null }, after: { assignee_id: educator.user.id } },
    { action: 'chat.assign', before: { assignee_id: educator.user.id }, after: { assignee_id: null } },
  ])
})

test('names everyone who may answer', async () => {
  const { data } = await testApp.call(staffChatEndpoints.colleagues, {}, educator)
  expect(data.map(({ first_name: name }) => name)).toEqual(['Ben', 'Noor'])
})

test('a note is stored once, and is in no answer to its person and not in their export (CHAT-11)', async () => {
  const person = await write()
  const { id } = person
  await answer(id, 'A moment, please.')
  const secret = `Do not lend again ${randomUUID()}`
  const params = { id, note: randomUUID() }
  for (const who of [staff, staff]) {
    await testApp.call(staffChatEndpoints.addNote, { params, body: { text: secret } }, who)
  }
  const taken = await testApp.request('PUT', `/staff/chats/${id}/notes/${params.note}`, {
    token: educator.token,
    body: { text: 'Mine' },
  })
  expect(taken.status).toBe(409)
  const { data } = await testApp.call(staffChatEndpoints.notes, { params: { id } }, educator)
  expect(data).toMatchObject([{ id: params.note, text: secret, author: { first_name: 'Noor' } }])
  expect((await services.audit.entriesOf({ type: 'conversation', id })).map(({ action }) => action)).toEqual([
    'chat.answer',
    'chat.note',
  ])

  // A film has no texts, and takes seconds to make.
  const film = strandEndpoints.loop.path
  const readable = allEndpoints.filter(
    ({ method, permission, path }) => method === 'GET' && permission === null && path !== film,
  )
  expect(readable.length).toBeGreaterThan(50)
  for (const { path } of readable) {
    // The ids that the person knows, and that of the note.
    for (const known of path.includes('{') ? [id, params.note, person.user.id] : ['']) {
      const { token } = person
      const { body } = await testApp.request('GET', path.replaceAll(/\{\w+\}/g, known), { token })
      expect(JSON.stringify(body) ?? '', path).not.toContain(secret)
    }
  }
  for (const { path } of Object.values(staffChatEndpoints)) {
    const { status } = await testApp.request('GET', path.replaceAll(/\{\w+\}/g, id), person)
    expect([403, 404, 405], path).toContain(status)
  }
  const toPerson = (await published(id)).filter(({ topic }) => topic === `user:${person.user.id}`)
  expect(toPerson.map(({ data: event }) => event['type'])).not.toContain('staff-chat')

  await testApp.call(dataExportEndpoints.request, {}, person)
  await testApp.runJobs()
  const { data: made } = await testApp.call(dataExportEndpoints.show, {}, person)
  const { bytes } = await testApp.file((made?.url ?? '').replace('/api/v1', ''), {
    authorization: `Bearer ${person.token}`,
  })
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)])), { useWebWorkers: false })
  const entries = await reader.getEntries()
  const texts = await Promise.all(
    entries.flatMap((entry) => (entry.directory ? [] : [entry.getData(new TextWriter())])),
  )
  expect(texts.join('\n')).toContain('A moment, please.')
  expect(texts.join('\n')).not.toContain(secret)
})

test('a draft follows to other devices, and an older one overwrites nothing newer (CHAT-12)', async () => {
  const { id } = await write()
  const params = { id }
  const save = (text: string, revision: number) =>
    testApp.request('PUT', `/staff/chats/${id}/draft`, { token: staff.token, body: { text, revision } })
  const read = async (who = staff) => (await testApp.call(staffChatEndpoints.draft, { params }, who)).data
  expect(await read()).toEqual({ text: '', revision: 0, saved_at: null })
  expect(await save('Yes, ', 0)).toMatchObject({
    status: 200,
    body: { data: { text: 'Yes, ', revision: 1 } },
  })
  expect(await save('No', 0)).toMatchObject({ status: 409 })
  expect(await save('Yes, six', 1)).toMatchObject({ status: 200, body: { data: { revision: 2 } } })
  expect(await save('No', 1)).toMatchObject({ status: 409 })
  expect(await read()).toMatchObject({ text: 'Yes, six', revision: 2 })
  expect((await read(educator)).text).toBe('')
  expect(await published(id)).toContainEqual({
    topic: `user:${staff.user.id}`,
    data: { type: 'chat-draft', conversation_id: id },
  })
})

test('those who answer see who of them is typing, the person only that the academy is (CHAT-13)', async () => {
  const { id, user } = await write()
  await testApp.call(staffChatEndpoints.typing, { params: { id } }, educator)
  expect((await published(id)).slice(-2)).toEqual([
    { topic: `user:${user.id}`, data: { type: 'chat-typing', conversation_id: id } },
    {
      topic: 'staff',
      data: { type: 'chat-colleague-typing', conversation_id: id, colleague_id: educator.user.id },
    },
  ])
})

test('shows what a person may use and has achieved, and orders only to those who may read them (CHAT-14)', async () => {
  const { id, user } = await write()
  const [bob, waves, over] = [await makeCourse(db), await makeCourse(db), await makeCourse(db)]
  await makeAccess(db, user.id, { courseId: bob.id }, { now: time.now, endsInDays: 20 })
  await makeAccess(db, user.id, { courseId: bob.id }, { now: time.now, endsInDays: 5 })
  await makeAccess(db, user.id, { courseId: waves.id }, { now: time.now, endsInDays: 10 })
  await makeAccess(db, user.id, { courseId: over.id }, { now: time.now, endsInDays: -1 })
  await makeCertificate(db, { userId: user.id })
  const read = async (who: { token: string }) =>
    (await testApp.call(staffChatEndpoints.person, { params: { id } }, who)).data
  const seen = await read(staff)
  expect(seen).toMatchObject({
    person: { id: user.id },
    locale: 'en',
    certificates: [{ name: 'Cutter', tier: 'silver', state: 'valid' }],
    orders_count: 0,
  })
  expect(seen.accesses.map((access) => [access.id, access.kind])).toEqual([
    [waves.id, 'course'],
    [bob.id, 'course'],
  ])
  const days = (Date.parse(seen.accesses[1]?.ends_at ?? '') - time.now.getTime()) / 86_400_000
  expect(days).toBeCloseTo(20)
  expect(await read(educator)).toEqual({ ...seen, orders_count: null })
  expect(JSON.stringify(await read(educator))).not.toContain(user.email)
})
