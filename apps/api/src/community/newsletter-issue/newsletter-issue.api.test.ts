import { newsletterIssueEndpoints } from '@chignon/contract/community/newsletter-issue'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { newsletterIssues } from '../../platform/db/schema/newsletter.ts'
import { fieldMessages } from '../../platform/http/field.messages.ts'
import { sendNewsletters } from '../newsletter/newsletter.jobs.ts'
import { newsletterMailMessages } from '../newsletter/newsletter-mail.messages.ts'
import { newsletterSteps } from '../../testing/newsletter.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { newsletterIssueMessages as messages } from './newsletter-issue.messages.ts'

const testApp = await openTestApp()
const { db, services, time } = testApp
const { subscribe, issuesOf, open } = newsletterSteps(testApp)
const { user: staff, token } = await makeMember(db, time.now, { role: 'staff' })
const { create, change, remove, show, list, schedule, withdraw } = newsletterIssueEndpoints
const body = {
  subject: { en: 'Braids in autumn', de: 'Zöpfe im Herbst' },
  text: { en: 'Look at **this**:\n\n- [Braids](https://academy.test/courses)', de: 'Schau dir **das** an.' },
}

const draft = async () => (await testApp.call(create, { body }, { token })).data
const shown = async (id: string) => (await testApp.call(show, { params: { id } }, { token })).data

test('sends each subscriber an issue in their language, else in English, once', async () => {
  await subscribe('de@example.com', { locale: 'de' })
  await subscribe('fa@example.com', { locale: 'fa' })
  const { id, state } = await draft()
  expect(state).toBe('draft')
  await testApp.call(schedule, { params: { id }, body: {} }, { token })
  await testApp.runJobs()
  expect(await issuesOf('de@example.com')).toMatchObject([{ locale: 'de', subject: 'Zöpfe im Herbst' }])
  const [english] = await issuesOf('fa@example.com')
  expect(english).toMatchObject({ locale: 'en', subject: 'Braids in autumn' })
  expect(english?.html).toContain('<strong>this</strong>')
  expect(english?.text).toContain('- Braids (https://academy.test/courses)')

  // As if the run had ended before the last step.
  await db().update(newsletterIssues).set({ state: 'sending' })
  await Promise.all([0, 1, 2].map(() => services.jobs.enqueue(sendNewsletters, {})))
  await testApp.runJobs()
  expect(await issuesOf('de@example.com')).toHaveLength(1)
  await open((await issuesOf('de@example.com'))[0]?.html)
  await open((await issuesOf('de@example.com'))[0]?.html)
  const [mail] = await issuesOf('fa@example.com')
  await testApp.request('POST', new URL(mail?.unsubscribeUrl ?? '').pathname.replace('/api/v1', ''))
  expect(await shown(id)).toMatchObject({
    state: 'sent',
    sent_count: 2,
    counted_count: 2,
    opened_count: 1,
    unsubscribed_count: 1,
  })
})

test('a scheduled issue waits for its time, and can be taken back before', async () => {
  const { id } = await draft()
  const sendAt = new Date(time.now.getTime() + 3_600_000).toISOString()
  expect(
    (await testApp.call(schedule, { params: { id }, body: { at: sendAt } }, { token })).data,
  ).toMatchObject({
    state: 'scheduled',
    scheduled_at: sendAt,
  })
  const path = `/staff/newsletter-issues/${id}`
  expect(await testApp.request('PUT', path, { token, body })).toMatchObject({
    status: 409,
    body: { message: messages.noDraft.en },
  })
  await services.jobs.enqueue(sendNewsletters, {})
  await testApp.runJobs()
  expect(await shown(id)).toMatchObject({ state: 'scheduled', sent_count: 0 })
  await testApp.call(withdraw, { params: { id } }, { token })
  expect((await testApp.request('POST', `${path}/withdraw`, { token })).status).toBe(409)
  const subject = { ...body.subject, en: 'Braids in winter' }
  const changed = await testApp.call(change, { params: { id }, body: { ...body, subject } }, { token })
  expect(changed.data).toMatchObject({ state: 'draft', subject })
  const { data } = await testApp.call(list, {}, { token })
  expect(data.map((issue) => issue.id)).toContain(id)
  await testApp.call(remove, { params: { id } }, { token })
  expect((await testApp.request('GET', path, { token })).status).toBe(404)
  const entries = await services.audit.entriesOf({ type: 'newsletter-issue', id })
  expect(entries.map(({ action }) => action.split('.')[1])).toEqual(
    expect.arrayContaining(['change', 'create', 'remove', 'schedule', 'withdraw']),
  )
})

test('a test goes to the viewer alone, and does not count', async () => {
  const { id } = await draft()
  const path = `/staff/newsletter-issues/${id}/test`
  expect(await testApp.request('POST', path, { token, body: { locale: 'de' } })).toMatchObject({
    status: 200,
    body: { message: messages.testSent.en },
  })
  const [mail] = await testApp.mailTo(staff.email)
  expect(mail).toMatchObject({ kind: 'newsletter-test', subject: 'Zöpfe im Herbst' })
  expect(mail?.text).toContain(newsletterMailMessages.test.de)
  expect(mail?.html).not.toContain('<img')
  expect(await shown(id)).toMatchObject({ state: 'draft', sent_count: 0 })
})

test('needs English, and a subject and a text in the same languages', async () => {
  const send = (texts: object) => testApp.request('POST', '/staff/newsletter-issues', { token, body: texts })
  const required = [fieldMessages.required.en]
  expect(await send({ subject: { de: 'Zöpfe' }, text: { de: 'Text' } })).toMatchObject({
    status: 422,
    body: { errors: { 'subject.en': required, 'text.en': required } },
  })
  expect(await send({ subject: body.subject, text: { en: 'Text' } })).toMatchObject({
    status: 422,
    body: { errors: { 'text.de': required } },
  })
})
