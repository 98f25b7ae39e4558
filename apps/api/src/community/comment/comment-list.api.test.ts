import { pageSizes } from '@chignon/contract/platform/platform-rules'
import { listedReplies } from '@chignon/contract/community/community-rules'
import { commentEndpoints } from '@chignon/contract/community/comment'
import { postEndpoints } from '@chignon/contract/community/post'
import { profileVisibilityEndpoints } from '@chignon/contract/identity/profile-visibility'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makePost } from '../../platform/db/factories/post.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, call, time } = testApp
const { list, replies, locate } = commentEndpoints
const author = await makeMember(db, time.now)
const reader = await makeMember(db, time.now)

let minute = 0
const insert = async (postId: string, count: number, parentId: string | null = null) => {
  const values = Array.from({ length: count }, (_, index) => {
    minute += 1
    const publishedAt = new Date(Date.UTC(2027, 0, 1, 0, minute))
    return {
      postId,
      parentId,
      authorId: author.user.id,
      locale: 'en',
      body: `${parentId ? 'reply' : 'comment'} ${index + 1}`,
      publishedAt,
    }
  })
  const rows = await db().insert(comments).values(values).returning({ id: comments.id })
  return rows.map(({ id }) => id)
}
const { data: shownToAll } = await call(profileVisibilityEndpoints.show, {}, author)
const hide = (id: string) => db().update(comments).set({ state: 'hidden' }).where(eq(comments.id, id))
const bodies = (rows: readonly { body: string }[]) => rows.map(({ body }) => body)

test('lists comments by pages, oldest first, each followed by its first replies (COMMENT-7)', async () => {
  const { id, slug } = await makePost(db)
  const ids = await insert(id, pageSizes.comments + 2)
  const first = ids[0] ?? ''
  const below = await insert(id, listedReplies + 1, first)
  await insert(id, 1, below[0] ?? '')
  const { data, pagination } = await call(list, { params: { id: slug } })
  const next_cursor = expect.any(String)
  expect(pagination).toEqual({ page: 1, per_page: 20, total: 22, last_page: 2, next_cursor })
  expect(data).toHaveLength(pageSizes.comments + listedReplies)
  expect(bodies(data).slice(0, 5)).toEqual(['comment 1', 'reply 1', 'reply 2', 'reply 3', 'comment 2'])
  expect(data.slice(0, 2).map(({ replies_count }) => replies_count)).toEqual([listedReplies + 2, 0])
  const second = await call(list, { params: { id: slug }, query: { page: 2 } })
  expect(bodies(second.data)).toEqual(['comment 21', 'comment 22'])
  const shown = await call(postEndpoints.show, { params: { id: slug } })
  expect([shown.data.comments, shown.data.comments_pagination]).toEqual([data, pagination])
})

test('an accepted answer of a later page comes first on the page of the post (COMPOSE-7)', async () => {
  const { id, slug } = await makePost(db, { type: 'question' })
  const ids = await insert(id, pageSizes.comments + 1)
  const last = ids.at(-1) ?? ''
  await insert(id, 1, last)
  await db().update(posts).set({ acceptedCommentId: last }).where(eq(posts.id, id))
  const show = async () => (await call(postEndpoints.show, { params: { id: slug } })).data
  const { comments: shown, accepted_comment_id, comments_pagination } = await show()
  expect([accepted_comment_id, shown[0]?.id, shown[0]?.replies_count]).toEqual([last, last, 1])
  expect([shown.length, comments_pagination.total]).toEqual([pageSizes.comments + 1, pageSizes.comments + 1])
  await hide(last)
  expect((await show()).accepted_comment_id).toBeNull()
})

test('lists all replies below a comment, each after the one it answers, also below a deleted comment', async () => {
  const { id } = await makePost(db)
  const [first = ''] = await insert(id, 1)
  const below = await insert(id, pageSizes.replies + 1, first)
  const [deepest = ''] = await insert(id, 1, below[0])
  await db().update(comments).set({ deletedAt: time.now, body: '' }).where(eq(comments.id, first))
  const page = await call(replies, { params: { id: first } })
  expect([page.pagination.total, page.data.length]).toEqual([pageSizes.replies + 2, pageSizes.replies])
  const next = await call(replies, { params: { id: first }, query: { page: 2 } })
  expect(next.data.at(-1)).toMatchObject({ id: deepest, parent_id: below[0] })
  const beyond = await call(replies, { params: { id: first }, query: { page: 3 } })
  expect([beyond.data, beyond.pagination.total]).toEqual([[], pageSizes.replies + 2])
})

test('locates a comment: its page, or the replies that have to be loaded (COMMENT-8)', async () => {
  const { id } = await makePost(db)
  const ids = await insert(id, pageSizes.comments + 1)
  const last = ids.at(-1) ?? ''
  const below = await insert(id, pageSizes.replies + 1, last)
  const placeOf = async (commentId = '') => (await call(locate, { params: { id: commentId } })).data
  expect(await placeOf(ids[0])).toEqual({ page: 1, thread_id: null, replies_page: 1 })
  expect(await placeOf(last)).toEqual({ page: 2, thread_id: null, replies_page: 1 })
  expect(await placeOf(below[0])).toEqual({ page: 2, thread_id: null, replies_page: 1 })
  expect(await placeOf(below[listedReplies])).toEqual({ page: 2, thread_id: last, replies_page: 1 })
  expect(await placeOf(below.at(-1))).toEqual({ page: 2, thread_id: last, replies_page: 2 })
})

test('a reply to a hidden comment begins a thread, except for those who see the comment (COMMENT-3)', async () => {
  const { id, slug } = await makePost(db)
  const [first = ''] = await insert(id, 1)
  const [reply = ''] = await insert(id, 1, first)
  await insert(id, 1, reply)
  await hide(first)
  const listFor = async (caller: { token?: string }) => {
    const { data, pagination } = await call(list, { params: { id: slug } }, caller)
    return { total: pagination.total, counts: data.map(({ replies_count }) => replies_count) }
  }
  expect(await listFor(reader)).toEqual({ total: 1, counts: [1, 0] })
  expect(await listFor(author)).toEqual({ total: 1, counts: [2, 0, 0] })
  const place = await call(locate, { params: { id: reply } }, reader)
  expect(place.data).toEqual({ page: 1, thread_id: null, replies_page: 1 })
  for (const path of ['replies', 'place'])
    expect((await testApp.request('GET', `/comments/${first}/${path}`, reader)).status).toBe(404)
})

test('replies to a comment are unknown to those who may not see its post (PRIVACY-9)', async () => {
  const { id } = await makePost(db, { authorId: author.user.id })
  const [comment = ''] = await insert(id, 1)
  await insert(id, 1, comment)
  const statusFor = async (caller: { token?: string }) =>
    (await testApp.request('GET', `/comments/${comment}/replies`, caller)).status
  expect(await statusFor({})).toBe(200)
  await call(profileVisibilityEndpoints.change, { body: { ...shownToAll, posts: 'members' } }, author)
  expect([await statusFor({}), await statusFor(reader)]).toEqual([404, 200])
  await call(profileVisibilityEndpoints.change, { body: { ...shownToAll, posts: 'no-one' } }, author)
  expect([await statusFor(reader), await statusFor(author)]).toEqual([404, 200])
  await call(profileVisibilityEndpoints.change, { body: shownToAll }, author)
})

test('a comment with translations is shown in the language of the reader, with what its author wrote (TEXT-6)', async () => {
  const post = await makePost(db)
  await db()
    .insert(comments)
    .values({
      postId: post.id,
      authorId: author.user.id,
      locale: 'pt',
      body: 'Que **bonito**',
      translations: { de: 'Wie **schön**' },
    })
  const firstOf = async (locale: 'de' | 'fr', token?: string) => {
    const caller = token === undefined ? { locale } : { locale, token }
    const [comment] = (await testApp.call(commentEndpoints.list, { params: { id: post.id } }, caller)).data
    return comment
  }
  expect(await firstOf('de')).toMatchObject({
    locale: 'de',
    body: 'Wie **schön**',
    original: { locale: 'pt', text: [{ type: 'paragraph' }] },
  })
  const untranslated = { locale: 'pt', body: 'Que **bonito**', original: null }
  expect(await firstOf('fr')).toMatchObject(untranslated)
  const own = await firstOf('de', author.token)
  expect(own).toMatchObject(untranslated)
  const change = { params: { id: own?.id ?? '' }, body: { body: 'Muito bonito' } }
  await testApp.call(commentEndpoints.update, change, { token: author.token })
  expect(await firstOf('de')).toMatchObject({ body: 'Muito bonito', original: null })
})
