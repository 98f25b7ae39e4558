import { notificationEndpoints } from '@chignon/contract/platform/notification'
import { expect, test } from 'vitest'
import { makePost } from '../db/factories/post.ts'
import { makeMember, makeUser } from '../db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { sendDigests } from './digest.jobs.ts'
import type { NotificationKind } from '@chignon/contract/platform/notification-kinds'

const testApp = await openTestApp()
const { db, time, services } = testApp
const later = (minutes: number) => (time.now = new Date(time.now.getTime() + minutes * 60_000))

async function setUp() {
  const { user, token } = await makeMember(db, time.now, { firstName: 'Lea', locale: 'de' })
  const post = await makePost(db, { authorId: user.id, name: { de: 'Mein erster Bob' } })
  const notify = async (kind: NotificationKind, firstName = 'Ana') => {
    const { id: actorId } = await makeUser(db, { firstName, lastName: 'Díaz' })
    const subject = { type: 'post', id: post.id }
    await services.notifications.send({ userId: user.id, kind, subject, actorId })
  }
  const mails = async () => {
    later(3)
    const sent = await testApp.mailTo(user.email)
    return sent.map((mail) => ({ ...mail, subject: mail.subject.replaceAll(/[\u2068\u2069]/g, '') }))
  }
  const digest = async () => {
    await services.jobs.enqueue(sendDigests, {})
    await testApp.runJobs()
  }
  const settings = async () => (await testApp.call(notificationEndpoints.settings, {}, { token })).data
  return { user, token, notify, mails, digest, settings }
}

test('a mention is mailed at once, in the language of the person, once for several', async () => {
  const { notify, mails } = await setUp()
  await notify('mention')
  later(1)
  await notify('mention', 'Ben')
  expect(await mails()).toMatchObject([
    {
      kind: 'notification',
      locale: 'de',
      subject: 'Ben Díaz und Ana Díaz haben dich in „Mein erster Bob“ erwähnt.',
      unsubscribeUrl: expect.stringContaining('https://academy.test/api/v1/notifications/unsubscribe/'),
    },
  ])
})

test('what was read before the mail is not mailed', async () => {
  const { token, notify, mails } = await setUp()
  await notify('mention')
  await testApp.call(notificationEndpoints.readAll, {}, { token })
  expect(await mails()).toEqual([])
})

test('a kind with a mail of its own is not mailed again', async () => {
  const { notify, mails, digest } = await setUp()
  await notify('order-paid')
  await digest()
  expect(await mails()).toEqual([])
})

test('comments of a day are one mail, and are not in the next', async () => {
  const { notify, mails, digest } = await setUp()
  await notify('post-commented')
  await notify('post-liked')
  expect(await mails()).toEqual([])
  await digest()
  await digest()
  const sent = await mails()
  expect(sent.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['notification-digest', 'Dein Tag an der Akademie'],
  ])
  expect(sent[0]?.text).toContain('deinen Beitrag')
  expect(sent[0]?.text).not.toContain('mag')
})

test('a person chooses when each kind is mailed', async () => {
  const { token, notify, mails, digest, settings } = await setUp()
  const body = { ...(await settings()), mention: 'never', 'post-liked': 'daily' } as const
  await testApp.call(notificationEndpoints.saveSettings, { body }, { token })
  expect(await settings()).toEqual(body)
  await notify('mention')
  await notify('post-liked')
  await digest()
  expect((await mails()).map(({ kind }) => kind)).toEqual(['notification-digest'])
})

test('the link of a mail ends the mails of its kind without signing in, and no other', async () => {
  const { notify, mails, settings } = await setUp()
  await notify('mention')
  const [mail] = await mails()
  const path = new URL(mail?.unsubscribeUrl ?? '').pathname.replace('/api/v1', '')
  const raw = 'List-Unsubscribe=One-Click'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await testApp.request('POST', path, { raw, headers })).toMatchObject({ status: 200 })
  expect(await settings()).toMatchObject({ mention: 'never', 'comment-reply': 'at-once' })
  const forged = path.replace('.mention.', '.comment-reply.')
  expect((await testApp.request('POST', forged)).status).toBe(404)
  expect(await settings()).toMatchObject({ 'comment-reply': 'at-once' })
})
