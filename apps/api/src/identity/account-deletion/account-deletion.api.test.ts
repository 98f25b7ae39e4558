import { accountDeletionEndpoints } from '@chignon/contract/identity/account-deletion'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { eq } from '../../platform/db/drizzle.ts'
import { afterEach, expect, test } from 'vitest'
import { grantToken } from '../session/access-token.queries.ts'
import { makePost } from '../../platform/db/factories/post.ts'
import { makeMember, makeUser } from '../../platform/db/factories/user.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { users } from '../../platform/db/schema/user.ts'
import { openBoss } from '../../platform/jobs/boss.ts'
import { createJobWorker } from '../../platform/jobs/job-worker.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { accountDeletionMessages } from './account-deletion.messages.ts'
import { deleteDueAccounts } from './account-deletion.jobs.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const { show, request, cancel } = accountDeletionEndpoints
const password = 'hairdesign'
const day = 24 * 60 * 60 * 1000

afterEach(() => {
  time.now = testNow
})

async function runJobAfter(days: number): Promise<void> {
  time.now = new Date(testNow.getTime() + days * day)
  await testApp.services.jobs.enqueue(deleteDueAccounts, {})
  await testApp.runJobs()
}

async function makeLearner() {
  const user = await makeUser(db, { password })
  return { user, token: await grantToken(db(), user.id, testNow) }
}

const personOf = async (id: string) => (await db().select().from(users).where(eq(users.id, id)))[0]
const logIn = (email: string) => testApp.call(authEndpoints.login, { body: { email, password } })

test('with the password the deletion is scheduled for 14 days later, announced, and every session ends', async () => {
  const { user, token } = await makeLearner()
  const wrong = { body: { texts: 'anonymize', password: 'another password' }, token }
  expect(await testApp.request('POST', '/user/deletion', wrong)).toMatchObject({
    status: 422,
    body: { errors: { password: [expect.any(String)] } },
  })
  const due = new Date(testNow.getTime() + 14 * day).toISOString()
  const { data } = await testApp.call(request, { body: { texts: 'anonymize', password } }, { token })
  expect(data).toEqual({ due_at: due, has_password: true })
  expect((await testApp.request('GET', '/user/me', { token })).status).toBe(401)
  const mail = (await testApp.mailTo(user.email)).at(-1)
  expect(mail).toMatchObject({ kind: 'deletion-scheduled' })
  expect((await logIn(user.email)).data.user.deletion_due_at).toBe(due)
})

test('an account is deleted once it is due, and its owner is notified', async () => {
  const { user, token } = await makeLearner()
  await testApp.call(request, { body: { texts: 'anonymize', password } }, { token })
  await runJobAfter(13.9)
  expect(await personOf(user.id)).toMatchObject({ email: user.email, deletedAt: null })
  await runJobAfter(14)
  expect(await personOf(user.id)).toMatchObject({ firstName: 'Former', deletedAt: time.now })
  expect((await testApp.mailTo(user.email)).at(-1)).toMatchObject({ kind: 'account-deleted' })
})

test('nothing in the job queue names a deleted person, once the last mail was sent (PRIVACY-8)', async () => {
  const { user, token } = await makeLearner()
  const { jobs, mailer } = testApp.services
  const named = async () => {
    const { rows } = await db.pool.query<{ data: { kind: string } }>(
      'select data from pgboss.job where to_jsonb(job)::text ilike $1',
      [`%${user.email}%`],
    )
    return rows.map(({ data }) => data.kind).toSorted()
  }
  // One mail that was sent, one that failed for good, one that waits, and one to another person.
  await testApp.call(request, { body: { texts: 'anonymize', password } }, { token })
  await testApp.runJobs()
  await mailer.enqueue({ kind: 'passkey-added', to: user.email })
  await db.pool.query(
    `update pgboss.job set name = 'dead-jobs', source_name = 'send-mail' where data->>'kind' = 'passkey-added'`,
  )
  await mailer.enqueue({ kind: 'notification-digest', to: user.email, startAfter: new Date('2030-01-01') })
  await jobs.enqueue(
    sendMail,
    { kind: 'passkey-added', to: `not-${user.email}` },
    { startAfter: new Date('2030-01-01') },
  )
  expect(await named()).toEqual([
    'deletion-scheduled',
    'notification-digest',
    'passkey-added',
    'passkey-added',
  ])
  await runJobAfter(14)
  await testApp.runJobs()
  // The address that contains this one stays.
  expect(await named()).toEqual(['account-deleted', 'passkey-added'])
  await jobs.remove(sendMail, { to: `not-${user.email}` })
  time.now = new Date(time.now.getTime() + 2 * 60 * 60 * 1000)
  await testApp.syncJobClock()
  const boss = openBoss(db)
  await createJobWorker(boss, [], testApp.services.logger).recover()
  expect(await named()).toEqual([])
})

test('logging in and keeping the account cancels the deletion', async () => {
  const { user, token } = await makeLearner()
  await testApp.call(request, { body: { texts: 'remove', password } }, { token })
  const { data } = await logIn(user.email)
  expect(await testApp.call(cancel, {}, { token: data.token })).toEqual({
    message: accountDeletionMessages.kept.en,
  })
  await runJobAfter(20)
  expect(await personOf(user.id)).toMatchObject({ deletedAt: null, deletedTexts: null })
})

test('a person without a password confirms by a mailed link, which only they can use', async () => {
  const { user, token } = await makeMember(db, testNow)
  const asked = await testApp.call(request, { body: { texts: 'anonymize' } }, { token })
  expect(asked).toMatchObject({
    data: { due_at: null, has_password: false },
    message: accountDeletionMessages.linkSent.en,
  })
  const text = (await testApp.mailTo(user.email)).at(-1)?.text ?? ''
  const link = /delete-account\?token=([\w-]+)/.exec(text)?.[1] ?? ''
  const other = await makeMember(db, testNow)
  const body = { texts: 'anonymize', token: link }
  const stolen = await testApp.request('POST', '/user/deletion', { body, token: other.token })
  expect(stolen).toMatchObject({ status: 422, body: { errors: { token: [expect.any(String)] } } })
  expect((await testApp.call(show, {}, { token: other.token })).data.due_at).toBeNull()
  const { data } = await testApp.call(request, { body: { texts: 'anonymize', token: link } }, { token })
  expect(data.due_at).not.toBeNull()
  const again = await testApp.request('POST', '/user/deletion', { body, token: other.token })
  expect(again.status).toBe(422)
})

test('an educator cannot delete their account themselves', async () => {
  const { token } = await makeMember(db, testNow, { role: 'educator' })
  const response = await testApp.request('POST', '/user/deletion', { body: { texts: 'remove' }, token })
  expect(response).toMatchObject({ status: 409, body: { message: accountDeletionMessages.notForStaff.en } })
})

test('removes the texts if the person chose so, and keeps the answers of others', async () => {
  const { user, token } = await makeLearner()
  const other = await makeUser(db)
  const ownPost = await makePost(db, { authorId: user.id })
  const post = await makePost(db, { authorId: other.id })
  const comment = { postId: post.id, locale: 'en', body: 'Lovely' }
  const [own] = await db()
    .insert(comments)
    .values({ ...comment, authorId: user.id })
    .returning()
  await db()
    .insert(comments)
    .values({ ...comment, authorId: other.id, parentId: own?.id ?? null })
  await testApp.call(request, { body: { texts: 'remove', password } }, { token })
  await runJobAfter(14)
  expect(await db().select().from(posts).where(eq(posts.id, ownPost.id))).toEqual([])
  const left = await db().select().from(comments).where(eq(comments.postId, post.id))
  expect(left).toMatchObject([{ authorId: other.id, parentId: null }])
})
