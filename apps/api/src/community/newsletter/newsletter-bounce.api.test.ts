import { newsletterEndpoints } from '@chignon/contract/community/newsletter'
import { newsletterIssueEndpoints } from '@chignon/contract/community/newsletter-issue'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { newsletterSubscribers } from '../../platform/db/schema/newsletter.ts'
import { smtpTransport } from '../../platform/mail/smtp-transport.ts'
import { newsletterSteps } from '../../testing/newsletter.ts'
import { openSmtp } from '../../testing/smtp-server.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { upsertSubscriber } from './newsletter.queries.ts'

const smtp = await openSmtp()
const transport = smtpTransport(smtp.url, '"Chignon" <hello@chignon.example>')
const testApp = await openTestApp({ transport })
const { db, time, errors } = testApp
const { sendIssue } = newsletterSteps(testApp)

const subscribe = (email: string) =>
  upsertSubscriber(db(), { email, locale: 'en', countsOpens: true, now: time.now })
const receivers = () => smtp.deliveries.flatMap(({ to }) => to)
const countsOf = async (id: string) => {
  const { token } = await makeMember(db, time.now, { role: 'staff' })
  return (await testApp.call(newsletterIssueEndpoints.show, { params: { id } }, { token })).data
}

test('an address that is refused for good is counted and receives no more until its owner asks again (NEWSLETTER-6)', async () => {
  const { user, token } = await makeMember(db, time.now, { emailVerifiedAt: time.now })
  await subscribe(user.email)
  smtp.refusals.push({ code: 550, text: '5.1.1 No such mailbox' })
  const first = await sendIssue('Braids')
  expect(errors.splice(0)).toMatchObject([{ kind: 'send-mail', attempt: 1 }])
  expect(await countsOf(first)).toMatchObject({ sent_count: 1, bounced_count: 1 })
  const { data: stopped } = await testApp.call(newsletterEndpoints.show, {}, { token })
  expect(stopped).toMatchObject({ state: 'bounced', history: [{ kind: 'bounced', source: 'academy' }] })

  await subscribe('here@example.com')
  const second = await sendIssue('Chignons')
  expect(receivers()).toEqual(['here@example.com'])
  expect(await countsOf(second)).toMatchObject({ sent_count: 1, bounced_count: 0 })

  const choice = { body: { is_subscribed: true, counts_opens: true } }
  await testApp.call(newsletterEndpoints.change, choice, { token })
  await sendIssue('Fringes')
  expect(receivers().slice(1).toSorted()).toEqual(['here@example.com', user.email].toSorted())
})

test('an address that is refused for now, or because of us, stays subscribed', async () => {
  await db().delete(newsletterSubscribers)
  const { user, token } = await makeMember(db, time.now, { emailVerifiedAt: time.now })
  await subscribe(user.email)
  const state = async () => (await testApp.call(newsletterEndpoints.show, {}, { token })).data.state
  smtp.refusals.push({ code: 450, text: '4.2.1 Try again later' })
  await sendIssue('Bobs')
  expect(await state()).toBe('subscribed')
  smtp.refusals.push({ code: 550, text: '5.7.1 Your server is blocked' })
  await sendIssue('Waves')
  expect(errors.splice(0)).toHaveLength(1)
  expect(await state()).toBe('subscribed')
})
