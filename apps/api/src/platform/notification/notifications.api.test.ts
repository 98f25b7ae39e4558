import { locales } from '@chignon/contract/platform/locale'
import { notification, notificationEndpoints } from '@chignon/contract/platform/notification'
import { notificationKinds } from '@chignon/contract/platform/notification-kinds'
import { eq } from '../db/drizzle.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makePost } from '../db/factories/post.ts'
import { makeMember, makeUser } from '../db/factories/user.ts'
import { comments, posts } from '../db/schema/post.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { notificationText } from './notification-text.ts'
import { createNotifications } from './notifications.ts'

const testApp = await openTestApp()
const { db, time } = testApp
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

describe('people', () => {
  const setUp = async () => {
    const { user, token } = await makeMember(db, time.now)
    const post = await makePost(db, {
      authorId: user.id,
      name: { en: 'My first bob', de: 'Mein erster Bob' },
    })
    const target = { userId: user.id, kind: 'post-liked', subject: { type: 'post', id: post.id } } as const
    const like = async (firstName: string, lastName: string) => {
      const { id: actorId } = await makeUser(db, { firstName, lastName })
      later(2)
      await notifications.send({ ...target, actorId })
      return actorId
    }
    const read = async (locale: 'en' | 'de' = 'en') => {
      const { data } = await testApp.call(notificationEndpoints.list, {}, { token, locale })
      return data.map(({ text, path }) => [text.replaceAll(/[\u2068\u2069]/g, ''), path])
    }
    return { user, token, post, target, like, read }
  }

  test('what several people did about one thing is one notification, the latest first', async () => {
    const { post, like, read } = await setUp()
    const path = `/posts/${post.slug}`
    await like('Ana', 'Díaz')
    expect(await read()).toEqual([['Ana Díaz liked your post “My first bob”.', path]])
    await like('Ben', 'Cole')
    expect(await read()).toEqual([['Ben Cole and Ana Díaz liked your post “My first bob”.', path]])
    await like('Cem', 'Ay')
    await like('Dia', 'Roy')
    expect(await read('de')).toEqual([
      ['Dia Roy und 3 weitere mögen deinen Beitrag „Mein erster Bob“.', path],
    ])
  })

  test('a like that is taken back leaves the notification, and the last one deletes it', async () => {
    const { target, like, read } = await setUp()
    const ana = await like('Ana', 'Díaz')
    const ben = await like('Ben', 'Cole')
    await notifications.withdraw({ ...target, actorId: ben })
    expect(await read()).toMatchObject([['Ana Díaz liked your post “My first bob”.', expect.any(String)]])
    await notifications.withdraw({ ...target, actorId: ana })
    expect(await read()).toEqual([])
  })

  test('no one is notified of what they did themselves', async () => {
    const { user, target, read } = await setUp()
    await notifications.send({ ...target, actorId: user.id })
    expect(await read()).toEqual([])
  })

  test('the calls count and mark only the viewer’s own', async () => {
    const { token, like } = await setUp()
    const { token: other } = await makeMember(db, time.now)
    await like('Ana', 'Díaz')
    const count = async () => (await testApp.call(notificationEndpoints.unread, {}, { token })).data.count
    const [{ id }] = z.parse(
      z.tuple([notification]),
      (await testApp.call(notificationEndpoints.list, {}, { token })).data,
    )
    const path = `/user/notifications/${id}/read`
    expect((await testApp.request('POST', path, { token: other })).status).toBe(404)
    expect(await count()).toBe(1)
    expect((await testApp.request('POST', path, { token })).status).toBe(200)
    expect(await count()).toBe(0)
    await like('Ben', 'Cole')
    await testApp.call(notificationEndpoints.readAll, {}, { token })
    expect(await count()).toBe(0)
  })
})

describe('a notification about a post (NOTIFY-1)', () => {
  async function setUp() {
    const author = await makeMember(db, time.now)
    const reader = await makeMember(db, time.now)
    const post = await makePost(db, {
      authorId: author.user.id,
      name: { en: 'Secret cut' },
      publishedAt: time.now,
    })
    const [comment] = await db()
      .insert(comments)
      .values({ postId: post.id, authorId: reader.user.id, locale: 'en', body: 'Nice' })
      .returning()
    for (const userId of [reader.user.id, author.user.id]) {
      await notifications.send({
        userId,
        kind: 'mention',
        subject: { type: 'comment', id: comment?.id ?? '' },
        actorId: (await makeUser(db)).id,
      })
    }
    const read = async (token: string) => (await testApp.call(notificationEndpoints.list, {}, { token })).data
    return { author, reader, post, read }
  }

  test.each([
    ['held', { state: 'held' }],
    ['hidden', { state: 'hidden' }],
    ['withdrawn', { publishedAt: null }],
  ] as const)('does not name one that is %s, except for its author', async (_name, change) => {
    const { author, reader, post, read } = await setUp()
    expect(await read(reader.token)).toMatchObject([
      { text: expect.stringContaining('Secret cut'), path: expect.stringContaining(post.slug) },
    ])
    await db().update(posts).set(change).where(eq(posts.id, post.id))
    const [shown] = await read(reader.token)
    expect(shown?.text).not.toContain('Secret cut')
    expect(shown?.path).toBeNull()
    expect(await read(author.token)).toMatchObject([{ text: expect.stringContaining('Secret cut') }])
  })

  test('leads the author of a draft to where it is written', async () => {
    const { user, token } = await makeMember(db, time.now)
    const { id, slug } = await makePost(db, { authorId: user.id, publishedAt: null })
    await notifications.send({ userId: user.id, kind: 'post-returned', subject: { type: 'post', id } })
    const { data } = await testApp.call(notificationEndpoints.list, {}, { token })
    expect(data).toMatchObject([{ path: `/posts/${slug}/edit` }])
  })
})

test.each(notificationKinds)('%s has a sentence in every language', (kind) => {
  const told = { kind, data: {}, names: ['Ana Díaz'], actorCount: 3, name: null }
  for (const locale of locales) expect(notificationText(told, locale)).toMatch(/.{8,}[.!]$/)
})
