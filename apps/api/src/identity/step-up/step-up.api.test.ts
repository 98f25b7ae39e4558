import { moneyCaseEndpoints } from '@chignon/contract/commerce/money-case'
import { passkeyEndpoints } from '@chignon/contract/identity/passkey'
import { secondFactorEndpoints } from '@chignon/contract/identity/second-factor'
import { stepUpEndpoints } from '@chignon/contract/identity/step-up'
import { secondFactorGrace, stepUpLifetime } from '@chignon/contract/platform/platform-rules'
import { afterEach, describe, expect, test } from 'vitest'
import { makeUser } from '../../platform/db/factories/user.ts'
import { secondFactors } from '../../platform/db/schema/second-factor.ts'
import { createAuthenticator } from '../../testing/software-authenticator.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { codeOf, stepOf } from '../second-factor/totp.rules.ts'
import { grantToken } from '../session/access-token.queries.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const password = 'hairdesign'
const noOne = '00000000-0000-4000-8000-000000000000'
const secret = Buffer.alloc(20, 7)

afterEach(() => {
  time.now = testNow
})

const passMinutes = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000)
}

/** A person of the staff whose session was not confirmed yet. */
async function makeStaff(given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(db, { role: 'staff', password, roleSince: testNow, ...given })
  return { user, token: await grantToken(db(), user.id, testNow) }
}

// Without a body: a call that is open is refused for that.
const refund = (token: string) =>
  testApp.request('POST', `/staff/orders/${noOne}/refunds/${noOne}/mark-sent`, { token, body: {} })
const confirm = (token: string, body: unknown) => testApp.request('POST', '/user/step-up', { token, body })

describe('what moves money asks for a confirmation (STEP-UP-1)', () => {
  test('which lasts 15 minutes, and in this session only', async () => {
    const { user, token } = await makeStaff()
    const other = await grantToken(db(), user.id, testNow)
    expect(await refund(token)).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
    expect(await confirm(token, { password })).toMatchObject({
      status: 200,
      body: { data: { confirmed_until: new Date(testNow.getTime() + 15 * 60_000).toISOString() } },
    })
    expect((await refund(token)).status).toBe(422)
    expect((await refund(other)).status).toBe(403)
    passMinutes(stepUpLifetime)
    expect((await refund(token)).status).toBe(403)
    expect((await testApp.call(stepUpEndpoints.show, {}, { token })).data.confirmed_until).toBeNull()
  })

  test('but reading does not', async () => {
    const { token } = await makeStaff()
    expect((await testApp.call(moneyCaseEndpoints.list, {}, { token })).data).toEqual([])
  })

  test('by the code of a person who has a second factor, not by their password (STEP-UP-2)', async () => {
    const { user, token } = await makeStaff()
    await db().insert(secondFactors).values({ userId: user.id, secret, enabledAt: testNow })
    expect((await testApp.call(stepUpEndpoints.show, {}, { token })).data.methods).toEqual(['code'])
    expect((await confirm(token, { password })).status).toBe(422)
    expect((await confirm(token, { code: '000000' })).status).toBe(422)
    const code = codeOf(secret, stepOf(time.now))
    expect((await confirm(token, { code })).status).toBe(200)
    expect((await refund(token)).status).toBe(422)
    // A code is used once.
    expect((await confirm(token, { code })).status).toBe(422)
  })

  test('by a passkey of theirs', async () => {
    const { token } = await makeStaff()
    const stranger = await makeStaff()
    const authenticator = createAuthenticator()
    const site = { rpId: 'academy.test', origin: 'https://academy.test' }
    const { data: creation } = await testApp.call(passkeyEndpoints.creation, {}, { token })
    const response = authenticator.create({ challenge: creation.challenge, ...site })
    await testApp.request('POST', '/user/passkeys', { token, body: { name: 'Phone', response } })
    const use = async () => {
      const { data } = await testApp.call(passkeyEndpoints.request, {})
      return authenticator.use({ challenge: data.challenge, ...site })
    }
    expect((await confirm(stranger.token, { passkey: await use() })).status).toBe(422)
    expect((await confirm(token, { passkey: await use() })).status).toBe(200)
    expect((await refund(token)).status).toBe(422)
  })

  test('and a wrong password changes nothing', async () => {
    const { token } = await makeStaff()
    expect(await confirm(token, { password: 'wrong password' })).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    })
    expect((await confirm(token, {})).status).toBe(422)
    expect((await refund(token)).status).toBe(403)
  })
})

describe('staff need a second factor after 14 days (STEP-UP-3)', () => {
  const roleSince = new Date(testNow.getTime() - secondFactorGrace * 24 * 60 * 60_000)
  const orders = async (token: string) => (await testApp.request('GET', '/staff/orders', { token })).status
  const event = (token: string) =>
    testApp.request('GET', `/staff/live-masterclasses/${noOne}/door-list`, { token })

  test('and see until when', async () => {
    const { token } = await makeStaff()
    expect((await testApp.call(stepUpEndpoints.show, {}, { token })).data.second_factor_due_at).toBe(
      new Date(testNow.getTime() + secondFactorGrace * 24 * 60 * 60_000).toISOString(),
    )
    expect(await orders(token)).toBe(200)
  })

  test('then only the door stays open', async () => {
    const { user, token } = await makeStaff({ roleSince })
    expect(await testApp.request('GET', '/staff/orders', { token })).toMatchObject({
      status: 403,
      body: { code: 'second_factor_missing' },
    })
    expect((await event(token)).status).toBe(404)
    await testApp.call(secondFactorEndpoints.begin, {}, { token })
    expect(await orders(token)).toBe(403)
    await db().update(secondFactors).set({ enabledAt: testNow })
    expect(await orders(token)).toBe(200)
    expect(user.role).toBe('staff')
  })

  test('while learners and educators need none', async () => {
    const { token } = await makeStaff({ role: 'educator', roleSince })
    expect((await testApp.call(stepUpEndpoints.show, {}, { token })).data.second_factor_due_at).toBeNull()
    expect((await testApp.request('GET', '/staff/chats', { token })).status).toBe(200)
  })
})
