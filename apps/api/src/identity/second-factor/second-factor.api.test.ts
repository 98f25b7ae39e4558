import { authEndpoints } from '@chignon/contract/identity/auth'
import { secondFactorEndpoints } from '@chignon/contract/identity/second-factor'
import { userEndpoints } from '@chignon/contract/identity/user'
import { eq } from '../../platform/db/drizzle.ts'
import { afterEach, expect, test } from 'vitest'
import { grantToken } from '../session/access-token.queries.ts'
import { makeMember, makeUser } from '../../platform/db/factories/user.ts'
import { secondFactors } from '../../platform/db/schema/second-factor.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { codeOf, stepOf } from './totp.rules.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const { begin, cancel, confirm, show, disable, renewRecoveryCodes, reset } = secondFactorEndpoints
const password = 'hairdesign'

afterEach(() => {
  time.now = testNow
})

const passSeconds = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000)
}

async function codeNow(userId: string): Promise<string> {
  const [row] = await db().select().from(secondFactors).where(eq(secondFactors.userId, userId))
  if (!row) throw new Error('there is no secret')
  return codeOf(row.secret, stepOf(time.now))
}

/** A member with two-step login, whose last code was used a minute ago. */
async function makeProtected() {
  const user = await makeUser(db, { password })
  const token = await grantToken(db(), user.id, testNow)
  await testApp.call(begin, {}, { token })
  const body = { code: await codeNow(user.id) }
  const { data } = await testApp.call(confirm, { body }, { token })
  passSeconds(60)
  return { user, token, recoveryCodes: data.recovery_codes }
}

const logIn = (email: string) => testApp.request('POST', '/login', { body: { email, password } })
const challengeOf = async (email: string) => {
  const { body } = await logIn(email)
  return typeof body === 'object' && body !== null && 'challenge' in body ? String(body.challenge) : ''
}
const finish = (challenge: string, code: string) =>
  testApp.request('POST', '/login/second-factor', { body: { challenge, code } })

test('is switched on with a code, reported by mail, and returns recovery codes once', async () => {
  const user = await makeUser(db, { password })
  const token = await grantToken(db(), user.id, testNow)
  const { data: setup } = await testApp.call(begin, {}, { token })
  expect(setup.uri).toContain(`secret=${setup.secret}&`)
  expect((await testApp.call(show, {}, { token })).data).toEqual({
    enabled_at: null,
    setup,
    recovery_codes_left: 0,
  })
  expect((await logIn(user.email)).status).toBe(200)
  const wrong = { token, body: { code: '000000' } }
  expect(await testApp.request('POST', '/user/second-factor/confirm', wrong)).toMatchObject({ status: 422 })
  const { data } = await testApp.call(confirm, { body: { code: await codeNow(user.id) } }, { token })
  expect(new Set(data.recovery_codes).size).toBe(10)
  expect((await testApp.call(show, {}, { token })).data).toEqual({
    enabled_at: testNow.toISOString(),
    setup: null,
    recovery_codes_left: 10,
  })
  expect((await testApp.mailTo(user.email)).at(-1)).toMatchObject({ kind: 'second-factor-on' })
})

test('a set-up can be cancelled until it is confirmed', async () => {
  const user = await makeUser(db, { password })
  const token = await grantToken(db(), user.id, testNow)
  await testApp.call(begin, {}, { token })
  await testApp.call(cancel, {}, { token })
  expect((await testApp.call(show, {}, { token })).data).toMatchObject({ enabled_at: null, setup: null })

  const { token: enabled } = await makeProtected()
  expect(await testApp.request('DELETE', '/user/second-factor', { token: enabled })).toMatchObject({
    status: 409,
  })
  expect((await testApp.call(show, {}, { token: enabled })).data.recovery_codes_left).toBe(10)
})

test('a login needs the password and a code, and a code works once', async () => {
  const { user } = await makeProtected()
  const first = await logIn(user.email)
  expect(first).toMatchObject({ status: 422, body: { code: 'second_factor_required' } })
  const challenge = await challengeOf(user.email)
  expect(await finish(challenge, '000000')).toMatchObject({
    status: 422,
    body: { errors: { code: [expect.any(String)] } },
  })
  const code = await codeNow(user.id)
  const done = await finish(challenge, code)
  expect(done).toMatchObject({ status: 200, body: { data: { token: expect.any(String) } } })
  expect((await finish(challenge, code)).body).toMatchObject({ errors: { challenge: [expect.any(String)] } })
  expect(await finish(await challengeOf(user.email), code)).toMatchObject({
    status: 422,
    body: { errors: { code: [expect.any(String)] } },
  })
})

test('of two simultaneous uses of a code one succeeds', async () => {
  const { user } = await makeProtected()
  const challenges = [await challengeOf(user.email), await challengeOf(user.email)]
  const code = await codeNow(user.id)
  const responses = await Promise.all(challenges.map((challenge) => finish(challenge, code)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 422]))
})

test('of two simultaneous confirmations one switches it on, so that its recovery codes stay valid', async () => {
  const user = await makeUser(db, { password })
  const token = await grantToken(db(), user.id, testNow)
  await testApp.call(begin, {}, { token })
  const [row] = await db().select().from(secondFactors).where(eq(secondFactors.userId, user.id))
  if (!row) return expect.unreachable('there is a secret')
  const codes = [-1, 0].map((offset) => codeOf(row.secret, stepOf(testNow) + offset))
  const answers = await Promise.all(
    codes.map((code) => testApp.request('POST', '/user/second-factor/confirm', { token, body: { code } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
})

test('a recovery code works once, in any writing', async () => {
  const { user, recoveryCodes } = await makeProtected()
  const written = (recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ')
  expect((await finish(await challengeOf(user.email), written)).status).toBe(200)
  expect((await finish(await challengeOf(user.email), written)).status).toBe(422)
})

test('the second step can take ten minutes, and ends when the password is changed', async () => {
  const { user, token } = await makeProtected()
  const late = await challengeOf(user.email)
  const { body } = {
    body: { current_password: password, password: 'another one', password_confirmation: 'another one' },
  }
  const changed = await challengeOf(user.email)
  await testApp.call(userEndpoints.changePassword, { body }, { token })
  expect((await finish(changed, await codeNow(user.id))).status).toBe(422)
  passSeconds(601)
  expect((await finish(late, await codeNow(user.id))).status).toBe(422)
})

test('wrong codes are limited per account', async () => {
  const { user } = await makeProtected()
  const challenge = await challengeOf(user.email)
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await finish(challenge, '000000')).status)
  expect(statuses.slice(9)).toEqual([422, 429])
  expect((await finish(challenge, await codeNow(user.id))).status).toBe(429)
})

test('is switched off, and its codes are renewed, with the password', async () => {
  const { user, token, recoveryCodes } = await makeProtected()
  const wrong = { token, body: { password: 'not the password' } }
  expect((await testApp.request('POST', '/user/second-factor/disable', wrong)).status).toBe(422)
  const { data } = await testApp.call(renewRecoveryCodes, { body: { password } }, { token })
  expect((await finish(await challengeOf(user.email), recoveryCodes[0] ?? '')).status).toBe(422)
  expect((await finish(await challengeOf(user.email), data.recovery_codes[0] ?? '')).status).toBe(200)
  await testApp.call(disable, { body: { password } }, { token })
  const { data: signedIn } = await testApp.call(authEndpoints.login, {
    body: { email: user.email, password },
  })
  expect(signedIn.user.id).toBe(user.id)
})

test('staff switch it off for a person who lost it; their sessions end and they are mailed (SECOND-FACTOR-6)', async () => {
  const { user, token } = await makeProtected()
  const staff = await makeMember(db, testNow, { role: 'staff' })
  const waiting = await challengeOf(user.email)
  const code = await codeNow(user.id)
  const form = { checked_by: 'video-call' as const, note: 'Passport and last order compared.' }
  const path = `/staff/people/${user.id}/second-factor/reset`
  const attempt = async (caller: string, body: object = form) =>
    (await testApp.request('POST', path, { token: caller, body })).status
  expect(await attempt(token)).toBe(403)
  expect(await attempt(staff.token, { ...form, note: ' ' })).toBe(422)
  expect((await testApp.call(show, {}, { token })).data.enabled_at).not.toBeNull()

  await testApp.call(reset, { params: { id: user.id }, body: form }, { token: staff.token })
  expect((await testApp.request('GET', '/user/second-factor', { token })).status).toBe(401)
  expect((await finish(waiting, code)).status).toBe(422)
  expect(await logIn(user.email)).toMatchObject({
    status: 200,
    body: { data: { token: expect.any(String) } },
  })
  const mails = await testApp.mailTo(user.email)
  expect(mails.find(({ kind }) => kind === 'second-factor-reset')).toMatchObject({
    text: expect.stringContaining('All your devices have been logged out.'),
  })
  const entries = await services.audit.entriesOf({ type: 'user', id: user.id })
  expect(entries).toMatchObject([
    { actorId: staff.user.id, action: 'second-factor.reset', after: { enabled_at: null, ...form } },
  ])
  expect(await attempt(staff.token)).toBe(409)
})

test('staff cannot switch it off for themselves or for an unknown person', async () => {
  const staff = await makeMember(db, testNow, { role: 'staff' })
  await db()
    .insert(secondFactors)
    .values({ userId: staff.user.id, secret: Buffer.alloc(20), enabledAt: testNow })
  const attempt = async (id: string) =>
    (
      await testApp.request('POST', `/staff/people/${id}/second-factor/reset`, {
        token: staff.token,
        body: { checked_by: 'in-person', note: 'It is me.' },
      })
    ).status
  expect(await attempt(staff.user.id)).toBe(409)
  expect(await attempt('00000000-0000-4000-8000-000000000000')).toBe(404)
  expect((await testApp.call(show, {}, { token: staff.token })).data.enabled_at).not.toBeNull()
})
