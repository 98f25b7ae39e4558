import { expect, test } from 'vitest'
import { makeUser } from '../db/factories/user.ts'
import { openTestApp } from '../testing/test-app.ts'
import { createNotifications } from './notifications.ts'

const { db, time } = await openTestApp()
const notifications = createNotifications(db, () => time.now)
const newSubject = () => ({ type: 'certificate', id: crypto.randomUUID() })
const firstPage = { page: 1, per_page: 20 }
const later = (minutes: number) => (time.now = new Date(time.now.getTime() + minutes * 60_000))

test('lists the notifications of a user, newest first, and of no one else', async () => {
  const [user, other] = [await makeUser(db), await makeUser(db)]
  const [first, second] = [newSubject(), newSubject()]
  await notifications.send({ userId: user.id, kind: 'certificate-awarded', subject: first })
  await notifications.send({ userId: other.id, kind: 'certificate-awarded', subject: newSubject() })
  later(1)
  await notifications.send({
    userId: user.id,
    kind: 'exam-reviewed',
    subject: second,
    data: { passed: true },
  })
  const { rows, total } = await notifications.list(user.id, firstPage)
  expect(rows.map(({ kind, subjectId, data, readAt }) => ({ kind, subjectId, data, readAt }))).toEqual([
    { kind: 'exam-reviewed', subjectId: second.id, data: { passed: true }, readAt: null },
    { kind: 'certificate-awarded', subjectId: first.id, data: {}, readAt: null },
  ])
  expect(total).toBe(2)
})

test('notifies once about the same subject until it is read', async () => {
  const user = await makeUser(db)
  const notification = { userId: user.id, kind: 'access-ending', subject: newSubject() } as const
  await notifications.send(notification)
  await notifications.send(notification)
  expect(await notifications.countUnread(user.id)).toBe(1)
  await notifications.markAllRead(user.id)
  await notifications.send(notification)
  expect(await notifications.countUnread(user.id)).toBe(1)
  expect((await notifications.list(user.id, firstPage)).total).toBe(2)
})

test('marks only the owner’s notification as read, and keeps the first time', async () => {
  const [user, other] = [await makeUser(db), await makeUser(db)]
  await notifications.send({ userId: user.id, kind: 'order-paid', subject: newSubject() })
  const [sent] = (await notifications.list(user.id, firstPage)).rows
  const id = sent?.id ?? ''
  expect(await notifications.markRead(other.id, id)).toBe(false)
  expect(await notifications.countUnread(user.id)).toBe(1)
  const readAt = later(1)
  expect(await notifications.markRead(user.id, id)).toBe(true)
  later(1)
  expect(await notifications.markRead(user.id, id)).toBe(true)
  const [read] = (await notifications.list(user.id, firstPage)).rows
  expect(read?.readAt).toEqual(readAt)
  expect(await notifications.countUnread(user.id)).toBe(0)
})

test('sends nothing when the transaction is rolled back', async () => {
  const user = await makeUser(db)
  const change = db.transaction(async () => {
    await notifications.send({ userId: user.id, kind: 'order-paid', subject: newSubject() })
    throw new Error('rolled back')
  })
  await expect(change).rejects.toThrow('rolled back')
  expect(await notifications.countUnread(user.id)).toBe(0)
})
