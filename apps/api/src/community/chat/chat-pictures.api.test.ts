import { randomUUID } from 'node:crypto'
import { accountDeletionEndpoints } from '@chignon/contract/identity/account-deletion'
import { chatEndpoints } from '@chignon/contract/community/chat'
import { staffChatEndpoints } from '@chignon/contract/community/staff-chat'
import { dataExportEndpoints } from '@chignon/contract/identity/data-export'
import type { Picture } from '@chignon/contract/platform/picture'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deleteDueAccounts } from '../../identity/account-deletion/account-deletion.jobs.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { pictures } from '../../platform/db/schema/picture.ts'
import { photograph, refusedPictures } from '../../testing/hostile-pictures.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { formWith } from '../../testing/uploads.ts'
import { hashPassword } from '../../identity/secret/password.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const day = 24 * 60 * 60 * 1000
const password = 'hairdesign'

afterEach(() => {
  time.now = testNow
})

const send = async (token: string, bytes: Buffer) =>
  testApp.request('POST', '/user/chat/pictures', {
    token,
    ...(await formWith(bytes, { field: 'picture', name: 'fringe.jpg' })),
  })

async function uploaded(token: string): Promise<Picture> {
  const { status, body } = await send(token, photograph)
  expect(status).toBe(201)
  return z.parse(chatEndpoints.addPicture.response, body).data
}

/** The status of opening a picture. */
const statusFor = async ({ src }: Picture, token?: string) =>
  (
    await testApp.file(
      src.replace('/api/v1', ''),
      token === undefined ? {} : { authorization: `Bearer ${token}` },
    )
  ).status

async function setUp() {
  const passwordHash = await hashPassword(password)
  const [ana, ben] = [await makeMember(db, testNow, { passwordHash }), await makeMember(db, testNow)]
  const noor = await makeMember(db, testNow, { role: 'staff' })
  const ask = (body: { text: string; picture_id?: string; picture_alt?: string }, { token } = ana) =>
    testApp.request('PUT', `/user/chat/messages/${randomUUID()}`, { token, body })
  const answer = async (picture_id: string) => {
    time.now = new Date(testNow.getTime() + 1000)
    const { data } = await testApp.call(staffChatEndpoints.list, { query: {} }, { token: noor.token })
    const id = data.find(({ person }) => person.id === ana.user.id)?.id ?? ''
    const params = { id, message: randomUUID() }
    return testApp.call(staffChatEndpoints.answer, { params, body: { text: '', picture_id } }, noor)
  }
  const messages = async () => (await testApp.call(chatEndpoints.messages, {}, ana)).data
  return { ana, ben, noor, ask, answer, messages }
}

test('a picture is sent by either side, and only the two sides open it (CHAT-8)', async () => {
  const { ana, ben, noor, ask, answer, messages } = await setUp()
  const mine = await uploaded(ana.token)
  // Before it is sent it belongs to its sender alone.
  expect([await statusFor(mine, ana.token), await statusFor(mine, noor.token)]).toEqual([200, 404])
  expect(await ask({ text: '', picture_id: mine.id, picture_alt: 'My fringe' })).toMatchObject({
    status: 200,
  })
  const theirs = await uploaded(noor.token)
  await answer(theirs.id)
  expect(await messages()).toMatchObject([
    { is_from_academy: true, text: '', picture: { id: theirs.id, alt: '' } },
    { is_from_academy: false, text: '', picture: { id: mine.id, alt: 'My fringe', width: 40, height: 80 } },
  ])
  for (const picture of [mine, theirs]) {
    expect(await statusFor(picture, ana.token)).toBe(200)
    expect(await statusFor(picture, noor.token)).toBe(200)
    expect(await statusFor(picture, ben.token)).toBe(404)
    expect(await statusFor(picture)).toBe(401)
    const open = { ...picture, src: picture.src.replace('/user/chat', '') }
    expect(await statusFor(open, ana.token)).toBe(404)
  }
  // Both stay, though a picture that no message has is deleted after a day.
  time.now = new Date(testNow.getTime() + 2 * day)
  await testApp.cleanUpFiles()
  expect(await statusFor(theirs, ana.token)).toBe(200)
})

test('a message without text and picture, and with a picture of someone else, is refused', async () => {
  const { ana, ben, ask, messages } = await setUp()
  const { id } = await uploaded(ana.token)
  expect(await ask({ text: ' ' })).toMatchObject({
    status: 422,
    body: { errors: { text: ['Please write a message or add a picture.'] } },
  })
  for (const picture_id of [id, randomUUID()]) {
    expect(await ask({ text: 'Mine', picture_id }, ben)).toMatchObject({
      status: 422,
      body: { errors: { picture_id: ['This picture is no longer available. Please add it again.'] } },
    })
  }
  expect(await messages()).toEqual([])
})

test.each(Object.entries(refusedPictures))('%s is refused', async (_, [status, bytes]) => {
  const { token } = await makeMember(db, testNow)
  expect((await send(token, bytes)).status).toBe(status)
})

test('the copy of one’s data has the pictures of both sides, and deleting the account removes them', async () => {
  const { ana, noor, ask, answer } = await setUp()
  const mine = await uploaded(ana.token)
  await ask({ text: 'Look', picture_id: mine.id })
  const theirs = await uploaded(noor.token)
  await answer(theirs.id)
  await testApp.call(dataExportEndpoints.request, {}, ana)
  await testApp.runJobs()
  const { data } = await testApp.call(dataExportEndpoints.show, {}, ana)
  const { bytes } = await testApp.file((data?.url ?? '').replace('/api/v1', ''), {
    authorization: `Bearer ${ana.token}`,
  })
  const rows = await db().select().from(pictures)
  const largest = (id: string) => rows.find((row) => row.id === id)?.largestFileId ?? 'none'
  for (const { id } of [mine, theirs]) expect(bytes.includes(`files/${largest(id)}-fringe`)).toBe(true)

  const body = { texts: 'remove', password } as const
  await testApp.call(accountDeletionEndpoints.request, { body }, ana)
  time.now = new Date(testNow.getTime() + 15 * day)
  await testApp.services.jobs.enqueue(deleteDueAccounts, {})
  await testApp.runJobs()
  const left = (await db().select().from(pictures)).map(({ id }) => id)
  expect(left).not.toContain(mine.id)
  expect(left).not.toContain(theirs.id)
})
