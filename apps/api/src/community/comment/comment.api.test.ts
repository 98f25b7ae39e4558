import { commentEndpoints, type CommentForm } from '@chignon/contract/community/comment'
import { maxCommentLength } from '@chignon/contract/community/community-rules'
import { notificationEndpoints } from '@chignon/contract/platform/notification'
import { postEndpoints } from '@chignon/contract/community/post'
import { count, eq } from '../../platform/db/drizzle.ts'
import { describe, expect, test, vi } from 'vitest'
import { makePost } from '../../platform/db/factories/post.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { suspensions } from '../../platform/db/schema/moderation.ts'
import { notifications } from '../../platform/db/schema/notification.ts'
import { defaultRateLimits } from '../../platform/http/rate-limits.ts'
import { scriptTexts } from '../../platform/rich-text/hostile-texts.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { notifyOfCommentLike } from './announce-comment-like.ts'

const limitedTo = (points: number) => ({
  ...defaultRateLimits,
  textsPerAccount: { points, seconds: 60 },
})
const testApp = await openTestApp({ rateLimits: limitedTo(1000) })
const { db, time } = testApp
const member = (firstName: string, lastName: string) => makeMember(db, time.now, { firstName, lastName })
const ana = await member('Ana', 'Díaz')
const max = await member('Max', 'Frey')
const newThread = async () => {
  // A person who writes many comments within a minute is held up by the moderation.
  time.now = new Date(time.now.getTime() + 120_000)
  const post = await makePost(db)
  const params = { id: post.slug }
  return {
    write: async ({ token }: { token: string }, form: CommentForm) => {
      time.now = new Date(time.now.getTime() + 1000)
      const { data } = await testApp.call(commentEndpoints.create, { params, body: form }, { token })
      return data
    },
    read: async (caller: { token?: string } = {}) =>
      (await testApp.call(postEndpoints.show, { params }, caller)).data,
    send: (body: object, { token } = ana) =>
      testApp.request('POST', `/posts/${post.slug}/comments`, { token, body }),
  }
}
// Likes are announced after their response.
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000 })
const unreadOf = async (userId: string) => {
  const [row] = await db()
    .select({ total: count() })
    .from(notifications)
    .where(eq(notifications.userId, userId))
  return row?.total
}

describe('writing', () => {
  test('adds comments and replies, in the language of their text', async () => {
    const { write, read } = await newThread()
    const first = await write(ana, { body: '  Das ist *sehr* schön  ' })
    expect(first).toMatchObject({
      body: 'Das ist *sehr* schön',
      locale: 'de',
      parent_id: null,
      is_own: true,
      edited_at: null,
      likes_count: 0,
    })
    const reply = await write(max, { body: 'Danke', parent_id: first.id, locale: 'de' })
    const { comments, comments_count } = await read()
    expect(comments.map(({ id, parent_id, is_own }) => [id, parent_id, is_own])).toEqual([
      [first.id, null, false],
      [reply.id, first.id, false],
    ])
    expect(comments_count).toBe(2)
  })

  test('notifies the person it answers and those it mentions, never the author', async () => {
    const [kim, lia] = [await member('Kim', 'Ek'), await member('Lia', 'Ek')]
    const { write } = await newThread()
    const first = await write(kim, { body: 'How long?' })
    await write(lia, { body: 'I wonder too, @Kim Ek and @Lia Ek' })
    expect([await unreadOf(kim.user.id), await unreadOf(lia.user.id)]).toEqual([1, 0])
    const reply = await write(ana, { body: 'An hour, @lia ek', parent_id: first.id })
    expect([await unreadOf(kim.user.id), await unreadOf(lia.user.id)]).toEqual([2, 1])
    expect(reply.body).toBe('An hour, @Lia Ek')
    expect(JSON.stringify(reply.text)).toContain(`{"type":"mention","id":"${lia.user.id}","name":"Lia Ek"}`)
  })

  test('notifies the people whom a change mentions, once per text', async () => {
    const [kim, lia] = [await member('Kim', 'Ahl'), await member('Lia', 'Ahl')]
    const { write } = await newThread()
    await write(kim, { body: 'How long?' })
    await write(lia, { body: 'And how warm?' })
    const { id } = await write(ana, { body: 'An hour, @Kim Ahl' })
    const change = (body: string) =>
      testApp.call(commentEndpoints.update, { params: { id }, body: { body } }, ana)
    expect([await unreadOf(kim.user.id), await unreadOf(lia.user.id)]).toEqual([1, 0])
    await change('Two hours, @Kim Ahl and @Lia Ahl')
    expect([await unreadOf(kim.user.id), await unreadOf(lia.user.id)]).toEqual([1, 1])
    for (const { user } of [kim, lia]) await testApp.services.notifications.markAllRead(user.id)
    await change('Two hours')
    await change('Two hours, @Lia Ahl and @Kim Ahl')
    expect([await unreadOf(kim.user.id), await unreadOf(lia.user.id)]).toEqual([1, 1])
  })

  test('does not mention a suspended person', async () => {
    const kim = await member('Kim', 'Oz')
    const { write } = await newThread()
    await write(kim, { body: 'How long?' })
    const suspension = { userId: kim.user.id, reason: 'Advertising', startsAt: time.now }
    await db()
      .insert(suspensions)
      .values({ ...suspension, endsAt: new Date(time.now.getTime() + 60_000) })
    const { text } = await write(ana, { body: 'An hour, @Kim Oz' })
    expect(JSON.stringify(text)).not.toContain('mention')
    expect(await unreadOf(kim.user.id)).toBe(0)
    time.now = new Date(time.now.getTime() + 60_000)
    await write(ana, { body: 'Or two, @Kim Oz' })
    expect(await unreadOf(kim.user.id)).toBe(1)
  })

  test('returns 409 for the same text again and for a reply to a deleted or foreign comment', async () => {
    const { write, send } = await newThread()
    const other = await (await newThread()).write(ana, { body: 'Elsewhere' })
    await write(ana, { body: 'Lovely' })
    expect((await send({ body: 'Lovely ' })).status).toBe(409)
    expect((await send({ body: 'Yes', parent_id: other.id })).status).toBe(409)
    expect((await send({ body: 'Yes', parent_id: crypto.randomUUID() })).status).toBe(409)
  })

  test('returns 422 for an empty, invisible or long text, and 404 for an unknown post', async () => {
    const { send } = await newThread()
    for (const body of ['  ', '\u200B\u202E', 'a'.repeat(maxCommentLength + 1)])
      expect((await send({ body })).status).toBe(422)
    expect(
      (await testApp.request('POST', '/posts/none/comments', { token: ana.token, body: { body: 'x' } }))
        .status,
    ).toBe(404)
  })

  test('returns 429 after too many comments', async () => {
    const limited = await openTestApp({ rateLimits: limitedTo(1) })
    const { slug } = await makePost(limited.db)
    const { token } = await makeMember(limited.db, limited.time.now)
    const send = (body: string) =>
      limited.request('POST', `/posts/${slug}/comments`, { token, body: { body } })
    expect([(await send('one')).status, (await send('two')).status]).toEqual([201, 429])
  })

  test('answers hostile texts with trees without their addresses', async () => {
    const { send } = await newThread()
    for (const body of scriptTexts.filter((_, index) => index % 7 === 0)) {
      time.now = new Date(time.now.getTime() + 60_000)
      const answer = await send({ body })
      expect([201, 409, 422]).toContain(answer.status)
      expect(JSON.stringify(answer.body)).not.toMatch(/"href":"(?!https?:|mailto:)/)
    }
  })
})

describe('changing and deleting', () => {
  test('marks a changed comment as edited', async () => {
    const { write, read } = await newThread()
    const { id } = await write(ana, { body: 'Lovly' })
    await testApp.call(commentEndpoints.update, { params: { id }, body: { body: 'Lovely' } }, ana)
    expect((await read()).comments[0]).toMatchObject({
      body: 'Lovely',
      edited_at: time.now.toISOString(),
    })
  })

  test('returns 404 for the comment of another person, also to staff', async () => {
    const { write, read } = await newThread()
    const { id } = await write(ana, { body: 'Mine' })
    const staff = await makeMember(db, time.now, { role: 'staff' })
    for (const { token } of [max, staff]) {
      const path = `/comments/${id}`
      expect((await testApp.request('PATCH', path, { token, body: { body: 'x' } })).status).toBe(404)
      expect((await testApp.request('DELETE', path, { token })).status).toBe(404)
    }
    expect((await read()).comments[0]).toMatchObject({ body: 'Mine' })
  })

  test('keeps the place of a deleted comment until its last reply is deleted', async () => {
    const { write, read } = await newThread()
    const remove = (id: string, caller: { token: string }) =>
      testApp.call(commentEndpoints.remove, { params: { id } }, caller)
    const first = await write(ana, { body: 'A secret' })
    const reply = await write(max, { body: 'Oh', parent_id: first.id })
    await remove(first.id, ana)
    const after = await read(ana)
    expect(after.comments_count).toBe(1)
    expect(after.comments[0]).toMatchObject({
      is_deleted: true,
      author: null,
      body: '',
      text: [],
      is_own: false,
    })
    expect((await testApp.request('DELETE', `/comments/${first.id}`, { token: ana.token })).status).toBe(404)
    await remove(reply.id, max)
    expect((await read()).comments).toEqual([])
  })
})

test('likes of a comment are one notification of its author, until they are taken back (NOTIFY-7)', async () => {
  const { write } = await newThread()
  const author = await member('Noa', 'Lind')
  const { id } = await write(author, { body: 'Lovely' })
  const params = { id }
  const news = async () => {
    const { data } = await testApp.call(notificationEndpoints.list, {}, { token: author.token })
    return data.map(({ kind, actors }) => [kind, actors.map((actor) => actor.first_name).toSorted()])
  }
  for (const caller of [author, ana, max, max]) await testApp.call(commentEndpoints.like, { params }, caller)
  await eventually(async () => expect(await news()).toEqual([['comment-liked', ['Ana', 'Max']]]))
  for (const caller of [ana, max]) await testApp.call(commentEndpoints.unlike, { params }, caller)
  await eventually(async () => expect(await news()).toEqual([]))
  // An announcement of the like that is late, as it may be on a busy server.
  await notifyOfCommentLike(testApp.services, {
    comment: { id, authorId: author.user.id },
    actorId: max.user.id,
  })
  expect(await news()).toEqual([])
})

test('counts a like of a comment once per person', async () => {
  const { write, read } = await newThread()
  const { id } = await write(ana, { body: 'Lovely' })
  const params = { id }
  for (const caller of [ana, max, max]) await testApp.call(commentEndpoints.like, { params }, caller)
  expect((await read(max)).comments[0]).toMatchObject({ is_liked: true, likes_count: 2 })
  const { data } = await testApp.call(commentEndpoints.unlike, { params }, max)
  expect(data).toEqual({ is_liked: false, likes_count: 1 })
})
