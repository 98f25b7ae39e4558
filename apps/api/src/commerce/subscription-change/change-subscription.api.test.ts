import { subscriptionEndpoints } from '@chignon/contract/commerce/subscription'
import { expect, test } from 'vitest'
import { makePlan, makeSubscription } from '../../platform/db/factories/subscription.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db } = testApp
const { cancel, resume, changePlan } = subscriptionEndpoints

const monthly = await makePlan(db)
const annual = await makePlan(db, { interval: 'year', price: 19_000 })

async function makeSubscriber(given: Partial<Parameters<typeof makeSubscription>[1]> = {}) {
  const { user, token } = await makeMember(db, testNow)
  const subscription = await makeSubscription(db, {
    userId: user.id,
    startedAt: testNow,
    plan: monthly,
    ...given,
  })
  return { user, caller: { token }, subscription }
}

test('cancels to the end of the paid period, with one mail, and resumes', async () => {
  const { user, caller, subscription } = await makeSubscriber()
  const { data } = await testApp.call(cancel, {}, caller)
  expect(data).toMatchObject({
    state: 'active',
    cancel_at_period_end: true,
    period_ends_at: subscription.periodEndsAt.toISOString(),
    choices_left: 4,
  })
  await testApp.call(cancel, {}, caller)
  const mails = await testApp.mailTo(user.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your subscription is cancelled'])
  expect(mails[0]?.text).toContain('15/04/2027')
  expect((await testApp.call(resume, {}, caller)).data.cancel_at_period_end).toBe(false)
})

test('a past due subscription ends at once when it is cancelled', async () => {
  const { user, caller } = await makeSubscriber({ state: 'past_due', failedAttempts: 1 })
  const { data } = await testApp.call(cancel, {}, caller)
  expect(data).toMatchObject({ state: 'ended', ended_at: testNow.toISOString(), choices_left: 0 })
  expect((await testApp.mailTo(user.email)).map(({ subject }) => subject)).toEqual([
    'Your subscription has ended',
  ])
  expect(await testApp.request('POST', '/user/subscription/resume', caller)).toMatchObject({ status: 404 })
})

test('changes the plan from the next renewal on, and back', async () => {
  const { caller } = await makeSubscriber()
  const changeTo = (plan_id: string) => testApp.call(changePlan, { body: { plan_id } }, caller)
  expect((await changeTo(annual.id)).data).toMatchObject({
    plan: { id: monthly.id },
    next_plan: { id: annual.id, price: 19_000 },
  })
  expect((await changeTo(monthly.id)).data).toMatchObject({ plan: { id: monthly.id }, next_plan: null })
})

test('refuses a plan that is not offered with 422', async () => {
  const { caller } = await makeSubscriber()
  const old = await makePlan(db, { isOffered: false })
  expect(
    await testApp.request('PUT', '/user/subscription/plan', { ...caller, body: { plan_id: old.id } }),
  ).toMatchObject({
    status: 422,
    body: { errors: { plan_id: ['This plan is no longer offered.'] } },
  })
})

test('answers 404 to a member without a subscription', async () => {
  const { token } = await makeMember(db, testNow)
  for (const path of ['cancel', 'resume']) {
    expect(await testApp.request('POST', `/user/subscription/${path}`, { token })).toMatchObject({
      status: 404,
      body: { message: 'You do not have a subscription.' },
    })
  }
})
