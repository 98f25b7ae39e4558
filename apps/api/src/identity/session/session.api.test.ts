import { authEndpoints } from '@chignon/contract/identity/auth'
import { deviceHeader } from '@chignon/contract/platform/client-header'
import { sessionEndpoints } from '@chignon/contract/identity/session'
import { expect, test } from 'vitest'
import { makeMember, makeUser } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const password = 'hairdesign'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1'

async function logIn(email: string, key: string, userAgent = firefox): Promise<string> {
  const headers = { 'user-agent': userAgent, [deviceHeader]: key }
  const body = { email, password }
  return (await testApp.call(authEndpoints.login, { body }, { headers, address: '203.0.113.9' })).data.token
}

const list = async (token: string) => (await testApp.call(sessionEndpoints.list, {}, { token })).data
const isSignedIn = async (token: string) =>
  (await testApp.request('GET', '/user/me', { token })).status === 200

test('lists the sessions with device and masked network, the last used first, and marks the current one', async () => {
  const { email } = await makeUser(db, { password })
  const laptop = await logIn(email, 'laptop')
  time.now = new Date(testNow.getTime() + 60_000)
  const phone = await logIn(email, 'phone', safari)
  expect(await list(laptop)).toMatchObject([
    { browser: 'Safari', system: 'iOS', network: '203.0.113.0/24', is_current: false },
    { browser: 'Firefox', system: 'Linux', network: '203.0.113.0/24', is_current: true },
  ])
  time.now = new Date(testNow.getTime() + 10 * 60_000)
  expect(await list(laptop)).toMatchObject([
    { is_current: true, last_used_at: time.now.toISOString(), created_at: testNow.toISOString() },
    { is_current: false },
  ])
  expect(await isSignedIn(phone)).toBe(true)
  time.now = testNow
})

test('ends one session, and all others', async () => {
  const { email } = await makeUser(db, { password })
  const [first, second, third] = [
    await logIn(email, 'one'),
    await logIn(email, 'two'),
    await logIn(email, 'three'),
  ]
  const secondSession = (await list(second)).find((session) => session.is_current)
  await testApp.call(sessionEndpoints.remove, { params: { id: secondSession?.id ?? '' } }, { token: first })
  expect(await isSignedIn(second)).toBe(false)
  await testApp.call(sessionEndpoints.removeOthers, {}, { token: first })
  expect([await isSignedIn(first), await isSignedIn(third)]).toEqual([true, false])
})

test('responds with 404 to the session of another person, and keeps it', async () => {
  const owner = await makeMember(db, testNow)
  const stranger = await makeMember(db, testNow)
  const [session] = await list(owner.token)
  const path = `/user/sessions/${session?.id}`
  expect(await testApp.request('DELETE', path, { token: stranger.token })).toMatchObject({ status: 404 })
  expect(await isSignedIn(owner.token)).toBe(true)
})

test('mails about a sign-in on a new device, but not about the first one nor about a known one', async () => {
  const { email } = await makeUser(db, { password, locale: 'de' })
  await logIn(email, 'laptop')
  await logIn(email, 'laptop')
  expect(await testApp.mailTo(email)).toEqual([])
  await logIn(email, 'phone', safari)
  const [mail, ...more] = await testApp.mailTo(email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'new-device', locale: 'de', subject: 'Neue Anmeldung bei deinem Konto' })
  for (const text of ['Safari · iOS', '203.0.113.0/24', 'https://academy.test/profile/settings/sessions'])
    expect(mail?.text).toContain(text)
  await logIn(email, 'phone', safari)
  expect(await testApp.mailTo(email)).toHaveLength(1)
})

test('recognises a client that sends no key by its user agent', async () => {
  const { email } = await makeUser(db, { password })
  const headers = (agent: string) => ({ headers: { 'user-agent': agent } })
  for (const agent of ['Chignon/1.0 (iPhone)', 'Chignon/1.0 (iPhone)', 'curl/8.5'])
    await testApp.call(authEndpoints.login, { body: { email, password } }, headers(agent))
  expect(await testApp.mailTo(email)).toHaveLength(1)
})
