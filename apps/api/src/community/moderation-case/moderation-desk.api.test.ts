import { commentEndpoints } from '@chignon/contract/community/comment'
import { claimSeconds, undoSeconds } from '@chignon/contract/community/community-rules'
import { moderationEndpoints } from '@chignon/contract/community/moderation'
import { postEndpoints } from '@chignon/contract/community/post'
import { reportEndpoints } from '@chignon/contract/community/report'
import { beforeEach, expect, test } from 'vitest'
import { makePost } from '../../platform/db/factories/post.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time, call, services } = testApp
const { claim, release, hide, restore, undo, suspend } = moderationEndpoints
const staff = await makeMember(db, time.now, { role: 'staff', firstName: 'Noor', lastName: 'Haddad' })
const owner = await makeMember(db, time.now, { role: 'owner' })
const reader = await makeMember(db, time.now)
const author = await makeMember(db, time.now, { firstName: 'Ada', lastName: 'Bell' })

beforeEach(() => void (time.now = testNow))

async function reportComment(postId: string, body: string, parent?: string) {
  const form = { body, ...(parent === undefined ? {} : { parent_id: parent }) }
  const { data } = await call(commentEndpoints.create, { params: { id: postId }, body: form }, author)
  await call(reportEndpoints.send, { body: { subject: 'comment', id: data.id, reason: 'spam' } }, reader)
  return data.id
}
const caseOf = async (id: string, caller = staff) =>
  (await call(moderationEndpoints.list, { query: { per_page: 50 } }, caller)).data.find(
    (each) => each.id === id,
  )
const later = (seconds: number) => void (time.now = new Date(time.now.getTime() + seconds * 1000))
const status = async (caller: typeof staff, id: string, action: string, body: object = {}) =>
  (await testApp.request('POST', `/staff/moderation/comment/${id}/${action}`, { ...caller, body })).status

test('a case is claimed by one, stays theirs while they ask again, and is free after a time (MODERATION-11)', async () => {
  const { id: postId } = await makePost(db)
  const id = await reportComment(postId, 'Claimed')
  const params = { subject: 'comment', id } as const
  const both = await Promise.all([status(staff, id, 'claim'), status(owner, id, 'claim')])
  expect(new Set(both)).toEqual(new Set([200, 409]))
  const [first, second] = both[0] === 200 ? [staff, owner] : [owner, staff]
  expect((await caseOf(id, second))?.claim?.by.id).toBe(first.user.id)
  expect([await status(second, id, 'hide'), await status(second, id, 'restore')]).toEqual([409, 409])
  later(claimSeconds - 1)
  await call(claim, { params }, first)
  later(claimSeconds - 1)
  expect(await status(second, id, 'claim')).toBe(409)
  later(1)
  expect((await caseOf(id))?.claim).toBeNull()
  await call(claim, { params }, second)
  await call(release, { params }, second)
  expect((await caseOf(id))?.claim).toBeNull()
  await call(claim, { params }, first)
  await call(hide, { params: { type: 'comment', id }, body: {} }, first)
  expect(await status(second, id, 'claim')).toBe(200)
})

test('open pages of staff learn of a report, a claim and a decision', async () => {
  const { rows: before } = await db.pool.query("select 1 from live_events where data->>'type' = 'moderation'")
  const { id: postId } = await makePost(db)
  const id = await reportComment(postId, 'Live')
  await call(claim, { params: { subject: 'comment', id } }, staff)
  await call(hide, { params: { type: 'comment', id }, body: {} }, staff)
  const { rows } = await db.pool.query<{ topic: string }>(
    "select topic from live_events where data->>'type' = 'moderation'",
  )
  expect(rows.slice(before.length).map(({ topic }) => topic)).toEqual(['staff', 'staff', 'staff'])
})

test('a decision is taken back: the text is what it was, and its reports are open again (MODERATION-12)', async () => {
  await call(moderationEndpoints.addWord, { body: { locale: 'en', word: 'snake oil' } }, staff)
  const { id: postId } = await makePost(db)
  const held = await reportComment(postId, 'Buy snake oil')
  const params = { type: 'comment', id: held } as const
  await call(hide, { params, body: {} }, staff)
  expect(await caseOf(held)).toBeUndefined()
  expect(await status(owner, held, 'undo')).toBe(409)
  await call(undo, { params }, staff)
  expect(await caseOf(held)).toMatchObject({ state: 'held', reports: [{}, {}] })
  expect(await status(staff, held, 'undo')).toBe(409)
  later(1)
  await call(restore, { params, body: {} }, staff)
  await call(undo, { params }, staff)
  expect(await caseOf(held)).toMatchObject({ state: 'held' })
  later(1)
  await call(restore, { params, body: {} }, staff)
  later(undoSeconds + 1)
  expect(await status(staff, held, 'undo')).toBe(409)
  const log = await services.audit.entriesOf({ type: 'comment', id: held })
  expect(log.map(({ action }) => action)).toContain('comment.undo-decision')
})

test('a comment is shown in its place: its post, what it answers, and its neighbours in order', async () => {
  const { id: postId } = await makePost(db, { name: { en: 'Curls' }, body: { en: 'How to' } })
  const write = async (body: string, parent_id?: string) => {
    later(1)
    const form = { body, ...(parent_id === undefined ? {} : { parent_id }) }
    return (await call(commentEndpoints.create, { params: { id: postId }, body: form }, reader)).data.id
  }
  const parent = await write('Question')
  for (const body of ['one', 'two', 'three']) await write(body, parent)
  later(60)
  const id = await reportComment(postId, 'Spam', parent)
  later(60)
  await write('four', parent)
  const { data } = await call(moderationEndpoints.show, { params: { subject: 'comment', id } }, staff)
  expect(data.place.map(({ kind, name, text }) => [kind, name ?? text])).toEqual([
    ['post', 'Curls'],
    ['comment', 'Question'],
    ['comment', 'two'],
    ['comment', 'three'],
    ['comment', 'Spam'],
    ['comment', 'four'],
  ])
  expect(data.place[0]).toMatchObject({ text: 'How to', state: 'visible' })
})

test('the history of an author has what was decided about them and their texts (MODERATION-14)', async () => {
  const person = await makeMember(db, time.now)
  const { id: postId } = await makePost(db, { authorId: person.user.id })
  await call(reportEndpoints.send, { body: { subject: 'post', id: postId, reason: 'false' } }, reader)
  const decided = { params: { type: 'post', id: postId }, body: { note: 'Wrong' } } as const
  await call(hide, decided, staff)
  later(1)
  const form = { reason: 'Again', ends_at: '2027-05-01T00:00:00.000Z' }
  await call(suspend, { params: { id: person.user.id }, body: form }, owner)
  const { data } = await call(moderationEndpoints.show, { params: { subject: 'post', id: postId } }, staff)
  expect(data.history).toMatchObject({
    texts_count: 1,
    reported_count: 1,
    open_count: 0,
    hidden_count: 1,
    suspensions_count: 1,
    suspension: form,
    member_since: expect.any(String),
  })
  const about = { query: { author: person.user.id } }
  const { data: decisions } = await call(moderationEndpoints.decisions, about, staff)
  expect(decisions).toMatchObject([
    { action: 'suspend', note: 'Again', decided_by: { id: owner.user.id } },
    {
      action: 'hide',
      subject_id: postId,
      state_before: 'visible',
      state_after: 'hidden',
      note: 'Wrong',
      undone_at: null,
      decided_by: { id: staff.user.id },
    },
  ])
  expect(data.history?.decisions).toEqual(decisions)
})

test('an educator hides and shows comments on their own posts, and nothing else (MODERATION-13)', async () => {
  const educator = await makeMember(db, time.now, { role: 'educator' })
  const { id: ownPost } = await makePost(db, { authorId: educator.user.id })
  const { id: otherPost } = await makePost(db)
  const mine = await reportComment(ownPost, 'On my post')
  const other = await reportComment(otherPost, 'Elsewhere')
  expect(await status(educator, other, 'hide')).toBe(403)
  expect([(await caseOf(mine, educator))?.id, await caseOf(other, educator)]).toEqual([mine, undefined])
  const { data } = await call(
    moderationEndpoints.show,
    { params: { subject: 'comment', id: mine } },
    educator,
  )
  expect([data.place.length, data.history]).toEqual([2, null])
  expect(await status(educator, mine, 'hide')).toBe(200)
  later(1)
  expect(await status(educator, mine, 'restore')).toBe(200)
  later(1)
  expect(await status(staff, mine, 'hide')).toBe(200)
  later(1)
  expect(await status(educator, mine, 'restore')).toBe(409)
  const ownText = await testApp.request('POST', `/staff/moderation/post/${ownPost}/hide`, {
    ...educator,
    body: {},
  })
  expect(ownText.status).toBe(403)
  const { data: own } = await call(moderationEndpoints.decisions, {}, educator)
  expect(new Set(own.map(({ subject_id: id }) => id))).toEqual(new Set([mine]))
  expect((await call(postEndpoints.list, {}, educator)).data.length).toBeGreaterThan(0)
})
