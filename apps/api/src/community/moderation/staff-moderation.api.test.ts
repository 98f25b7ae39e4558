import { commentEndpoints } from '@chignon/contract/community/comment'
import { discussionEndpoints } from '@chignon/contract/community/discussion'
import { moderationEndpoints } from '@chignon/contract/community/moderation'
import { mutedPersonEndpoints } from '@chignon/contract/community/muted-person'
import { postEndpoints } from '@chignon/contract/community/post'
import { reportEndpoints } from '@chignon/contract/community/report'
import { describe, expect, test } from 'vitest'
import { makeDiscussion } from '../../platform/db/factories/discussion.ts'
import { makePost } from '../../platform/db/factories/post.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time, call, services } = testApp
const { hide, restore, returnPost, suspend, liftSuspension, mySuspension } = moderationEndpoints
const staff = await makeMember(db, time.now, { role: 'staff' })
const reader = await makeMember(db, time.now)
const { slug } = await makeDiscussion(db)
const write = async (body: string, token: string) => {
  const params = { type: 'general', slug }
  return (await call(discussionEndpoints.addReply, { params, body: { body } }, { token })).data
}
const read = async (caller: { token?: string } = {}) =>
  (await call(discussionEndpoints.show, { params: { type: 'general', slug } }, caller)).data.replies
const queue = async () => (await call(moderationEndpoints.list, { query: { per_page: 50 } }, staff)).data

test('the queue has what was reported or held with its reports, until staff decide', async () => {
  await call(moderationEndpoints.addWord, { body: { locale: 'en', word: 'magic potion' } }, staff)
  const author = await makeMember(db, time.now)
  const held = await write('Buy my magic potion', author.token)
  const { id } = await write('Nonsense', author.token)
  const report = { subject: 'reply', id, reason: 'false', text: 'Not true' } as const
  await call(reportEndpoints.send, { body: report }, reader)
  const cases = await queue()
  expect(cases).toContainEqual(
    expect.objectContaining({
      subject: 'reply',
      id: held.id,
      state: 'held',
      excerpt: 'Buy my magic potion',
      author: expect.objectContaining({ id: author.user.id }),
      reports: [expect.objectContaining({ reason: 'listed-word', reporter: null })],
    }),
  )
  const reported = cases.find((reportedCase) => reportedCase.id === id)
  expect(reported).toMatchObject({
    state: 'visible',
    reports: [{ reason: 'false', text: 'Not true', reporter: { id: reader.user.id } }],
  })
  await call(hide, { params: { type: 'reply', id }, body: { note: 'Wrong' } }, staff)
  await call(restore, { params: { type: 'reply', id: held.id }, body: {} }, staff)
  expect(await queue()).toEqual([])
  const bodies = async (caller: { token?: string }) => (await read(caller)).map(({ body }) => body)
  expect(await bodies({})).toEqual(['Buy my magic potion'])
  expect(await bodies(author)).toContain('Nonsense')
  const entries = await services.audit.entriesOf({ type: 'reply', id })
  expect(entries).toMatchObject([
    { actorId: staff.user.id, action: 'reply.hide', after: { state: 'hidden', note: 'Wrong' } },
  ])
})

test('a held text notifies the people it concerns when it is restored, and only once', async () => {
  await call(moderationEndpoints.addWord, { body: { locale: 'en', word: 'golden elixir' } }, staff)
  const make = (firstName: string) => makeMember(db, time.now, { firstName, lastName: 'Ode' })
  const [author, named, answered] = [await make('Ada'), await make('Bea'), await make('Cai')]
  const params = { id: (await makePost(db, { authorId: answered.user.id })).slug }
  const comment = async (body: string, caller: typeof author) =>
    (await call(commentEndpoints.create, { params, body: { body } }, caller)).data
  const kinds = async ({ user }: typeof author) => {
    const { rows } = await services.notifications.list(user.id, { page: 1, per_page: 20 })
    return rows.map(({ kind }) => kind)
  }
  await comment('Good', named)
  await services.notifications.markAllRead(answered.user.id)
  const held = await comment('A golden elixir, @Bea Ode', author)
  expect([await kinds(named), await kinds(answered)]).toEqual([[], ['post-commented']])
  const decide = (endpoint: typeof hide, id: string, type: 'comment' | 'reply') =>
    call(endpoint, { params: { type, id }, body: {} }, staff)
  await decide(restore, held.id, 'comment')
  expect(await kinds(named)).toEqual(['mention'])
  expect(await kinds(answered)).toEqual(['post-commented', 'post-commented'])
  for (const { user } of [named, answered]) await services.notifications.markAllRead(user.id)
  await decide(hide, held.id, 'comment')
  await decide(restore, held.id, 'comment')
  expect([await kinds(named), (await kinds(answered)).length]).toEqual([['mention'], 2])

  await write('Me too', named.token)
  const reply = await write('A golden elixir, @Bea Ode', author.token)
  expect(await kinds(named)).toEqual(['mention'])
  await decide(restore, reply.id, 'reply')
  expect(await kinds(named)).toEqual(['mention', 'mention'])
})

test('a post is returned as a draft with a note; its author is notified and mailed once', async () => {
  const author = await makeMember(db, time.now, { locale: 'de' })
  const { id } = await makePost(db, { authorId: author.user.id })
  const params = { id }
  await call(returnPost, { params, body: { note: 'Please remove <the price>' } }, staff)
  expect((await testApp.request('GET', `/posts/${id}`)).status).toBe(404)
  const again = await testApp.request('POST', `/staff/moderation/posts/${id}/return`, {
    ...staff,
    body: { note: 'Again' },
  })
  expect(again.status).toBe(404)
  const mails = await testApp.mailTo(author.user.email)
  expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['post-returned', 'Bitte ändere deinen Beitrag'],
  ])
  expect(mails[0]?.html).toContain('&lt;the price&gt;')
  const { rows } = await services.notifications.list(author.user.id, { page: 1, per_page: 5 })
  expect(rows).toMatchObject([{ kind: 'post-returned', subjectId: id }])
  expect(await services.audit.entriesOf({ type: 'post', id })).toMatchObject([{ action: 'post.return' }])
})

describe('a suspension (MODERATION-8)', () => {
  const form = { reason: 'Advertising', ends_at: '2027-04-01T00:00:00.000Z' }

  test('ends what a person may write at once, says why, and is lifted', async () => {
    const { user, token } = await makeMember(db, time.now)
    const { id } = await write('Hello', token)
    const params = { id: user.id }
    await call(suspend, { params, body: form }, staff)
    expect((await call(mySuspension, {}, { token })).data).toMatchObject(form)
    const body = { body: 'Buy!' }
    const refused = await Promise.all([
      testApp.request('POST', `/discussions/general/${slug}/replies`, { token, body }),
      testApp.request('PATCH', `/replies/${id}`, { token, body }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([409, 409])
    const [mail] = await testApp.mailTo(user.email)
    expect(mail).toMatchObject({ kind: 'person-suspended', text: expect.stringContaining('Advertising') })
    await call(liftSuspension, { params }, staff)
    await write('Back', token)
    expect((await call(mySuspension, {}, { token })).data).toBeNull()
    const actions = await services.audit.entriesOf({ type: 'user', id: user.id })
    expect(actions.map(({ action }) => action).toSorted()).toEqual(['user.lift-suspension', 'user.suspend'])
  })

  test('cannot end in the past, and is not for staff or unknown people', async () => {
    const { user } = await makeMember(db, time.now)
    const suspendBy = async (id: string, ends_at: string | null) =>
      (await testApp.request('POST', `/staff/people/${id}/suspend`, { ...staff, body: { ...form, ends_at } }))
        .status
    expect(await suspendBy(user.id, '2027-01-01T00:00:00.000Z')).toBe(422)
    expect(await suspendBy(staff.user.id, null)).toBe(409)
    expect(await suspendBy(crypto.randomUUID(), null)).toBe(404)
  })
})

test('a muted person is marked in replies for the viewer alone, until unmuted (MODERATION-7)', async () => {
  const author = await makeMember(db, time.now)
  const { id } = await write('Loud', author.token)
  const params = { id: author.user.id }
  const isMuted = async (caller: { token?: string }) =>
    (await read(caller)).find((reply) => reply.id === id)?.is_muted
  await call(mutedPersonEndpoints.mute, { params }, reader)
  await call(mutedPersonEndpoints.mute, { params }, reader)
  expect([await isMuted(reader), await isMuted({}), await isMuted(staff)]).toEqual([true, false, false])
  expect((await call(mutedPersonEndpoints.list, {}, reader)).data).toMatchObject([params])
  expect((await testApp.request('POST', `/user/muted/${reader.user.id}`, reader)).status).toBe(404)
  await call(mutedPersonEndpoints.unmute, { params }, reader)
  expect(await isMuted(reader)).toBe(false)
})

test('the word list is edited by staff', async () => {
  const body = { locale: 'de', word: 'wundermittel' } as const
  const { data } = await call(moderationEndpoints.addWord, { body }, staff)
  expect((await call(moderationEndpoints.addWord, { body }, staff)).data.id).toBe(data.id)
  const list = async () =>
    (await call(moderationEndpoints.listWords, { query: { locale: 'de' } }, staff)).data.map(
      ({ word }) => word,
    )
  expect(await list()).toEqual(['wundermittel'])
  const found = async (search: string) =>
    (await call(moderationEndpoints.listWords, { query: { search } }, staff)).data.map(({ word }) => word)
  expect([await found('WUNDER'), await found('wunder mittel'), await found('mitel')]).toEqual([
    ['wundermittel'],
    ['wundermittel'],
    [],
  ])
  await call(moderationEndpoints.removeWord, { params: { id: data.id } }, staff)
  expect(await list()).toEqual([])
})

test('a word is tried on the latest texts before it is added (MODERATION-10)', async () => {
  const author = await makeMember(db, time.now)
  const { id } = await write('We sell a Hair-Tonic here', author.token)
  await makePost(db, { name: { en: 'Tonic water' }, body: { en: 'Nothing' } })
  const body = { locale: 'en', word: 'hair tonic' } as const
  const { data } = await call(moderationEndpoints.tryWord, { body }, staff)
  expect(data).toMatchObject({
    found_count: 1,
    found: [{ subject: 'reply', id, excerpt: 'We sell a Hair-Tonic here' }],
  })
  expect(data.checked_count).toBeGreaterThan(1)
  expect((await call(moderationEndpoints.listWords, { query: { search: 'tonic' } }, staff)).data).toEqual([])
})

test('a returned post is not in the feed', async () => {
  const { id } = await makePost(db)
  await call(returnPost, { params: { id }, body: { note: 'No' } }, staff)
  const { data } = await call(postEndpoints.list, {})
  expect(data.map((post) => post.id)).not.toContain(id)
})
