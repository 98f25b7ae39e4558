import { chatEndpoints } from '@chignon/contract/community/chat'
import { commentEndpoints } from '@chignon/contract/community/comment'
import { notificationEndpoints } from '@chignon/contract/platform/notification'
import { postEndpoints } from '@chignon/contract/community/post'
import { eq } from './drizzle.ts'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { makeMember, makeUser } from './factories/user.ts'
import { makePost } from './factories/post.ts'
import { chatMessages, conversations } from './schema/chat.ts'
import { notifications } from './schema/notification.ts'
import { comments, posts } from './schema/post.ts'

const testApp = await openTestApp()
const { db } = testApp

const minute = (number: number) => new Date(testNow.getTime() - 3_600_000 + number * 60_000)

type ListedPage = { data: { id: string }[]; pagination: { next_cursor?: string | null | undefined } }

/** The ids of all pages of two entries; after the first page an entry of it is deleted. */
async function readWhileDeleting(
  list: (query: { per_page: number; page: number; cursor?: string }) => Promise<ListedPage>,
  remove: (id: string) => Promise<unknown>,
): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  for (let page = 1; page < 9; page += 1) {
    const { data, pagination } = await list({ page, per_page: 2, ...(cursor ? { cursor } : {}) })
    ids.push(...data.map(({ id }) => id))
    if (page === 1) await remove(ids[0] ?? '')
    if (!pagination.next_cursor) break
    cursor = pagination.next_cursor
  }
  return ids
}

test('a deleted post hides no other one of the feed, which is read on after a cursor', async () => {
  const author = await makeUser(db)
  const made: string[] = []
  for (const number of [1, 2, 3, 4, 5]) {
    const post = await makePost(db, {
      authorId: author.id,
      name: { en: `Braid ${number}` },
      // Two at the same moment.
      publishedAt: minute(number === 4 ? 3 : number),
    })
    made.push(post.id)
  }
  for (const filter of [{ author: author.id }, { author: author.id, search: 'braid' }]) {
    await db().update(posts).set({ state: 'visible' }).where(eq(posts.authorId, author.id))
    const read = await readWhileDeleting(
      (query) => testApp.call(postEndpoints.list, { query: { ...query, ...filter } }),
      (id) => db().update(posts).set({ state: 'hidden' }).where(eq(posts.id, id)),
    )
    expect(read.toSorted()).toEqual(made.toSorted())
    expect(read[0]).toBe(made[4])
  }
})

test('a deleted comment hides no other one, nor does a reply', async () => {
  const post = await makePost(db)
  const author = await makeUser(db)
  const make = async (number: number, parentId: string | null = null) => {
    const values = { postId: post.id, parentId, authorId: author.id, locale: 'en', body: `Comment ${number}` }
    const [row] = await db()
      .insert(comments)
      .values({ ...values, publishedAt: minute(number) })
      .returning({ id: comments.id })
    return row?.id ?? ''
  }
  const threads = await Promise.all([1, 2, 3, 4, 5].map((number) => make(number)))
  const remove = (id: string) => db().delete(comments).where(eq(comments.id, id))
  const read = await readWhileDeleting(
    (query) => testApp.call(commentEndpoints.list, { params: { id: post.id }, query }),
    remove,
  )
  expect(read).toEqual(threads)
  const [, parent = ''] = threads
  const replies = await Promise.all([11, 12, 13, 14, 15].map((number) => make(number, parent)))
  const readReplies = await readWhileDeleting(
    (query) => testApp.call(commentEndpoints.replies, { params: { id: parent }, query }),
    remove,
  )
  expect(readReplies).toEqual(replies)
})

test('notifications and messages are read on after a cursor', async () => {
  const { user, token } = await makeMember(db, testNow)
  await db()
    .insert(notifications)
    .values(
      [1, 2, 3, 4, 5].map((number) => ({
        userId: user.id,
        kind: 'badge-awarded' as const,
        subjectType: 'badge' as const,
        subjectId: crypto.randomUUID(),
        createdAt: minute(number),
        readAt: minute(number),
      })),
    )
  const read = await readWhileDeleting(
    (query) => testApp.call(notificationEndpoints.list, { query }, { token }),
    (id) => db().delete(notifications).where(eq(notifications.id, id)),
  )
  expect(new Set(read).size).toBe(5)
  const [conversation] = await db()
    .insert(conversations)
    .values({ userId: user.id, createdAt: testNow, lastMessageAt: testNow })
    .returning()
  await db()
    .insert(chatMessages)
    .values(
      [1, 2, 3, 4, 5].map((number) => ({
        id: crypto.randomUUID(),
        isFromAcademy: false,
        conversationId: conversation?.id ?? '',
        authorId: user.id,
        text: `Message ${number}`,
        createdAt: minute(number),
      })),
    )
  const messages = await readWhileDeleting(
    (query) => testApp.call(chatEndpoints.messages, { query }, { token }),
    (id) => db().delete(chatMessages).where(eq(chatMessages.id, id)),
  )
  expect(new Set(messages).size).toBe(5)
})

test('pages stay accepted, and a cursor that was not given out is refused', async () => {
  const { data, pagination } = await testApp.call(postEndpoints.list, { query: { page: 2, per_page: 2 } })
  expect([data.length, pagination.page]).toEqual([2, 2])
  for (const cursor of ['x', '1.2', "1.00000000-0000-4000-8000-000000000000'"]) {
    const path = `/posts?cursor=${encodeURIComponent(cursor)}`
    expect((await testApp.request('GET', path)).status).toBe(422)
  }
})
