import { staffWithdrawalEndpoints } from '@chignon/contract/commerce/withdrawal'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { makeCheckout } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const staff = await makeMember(db, time.now, { role: 'staff', firstName: 'Sam', lastName: 'Staff' })

test('staff withdraw for a buyer who phones: once per key, with the receipt, and listed (REFUND-13)', async () => {
  const { order, user, start, pay, refresh } = await makeCheckout(testApp)
  const payment = await start()
  await pay(payment, 'success')
  await refresh(payment)
  const params = { id: order.id }
  const { data: found } = await testApp.call(staffWithdrawalEndpoints.options, { params }, staff)
  const lineIds = found.options.map(({ line_id: lineId }) => lineId)
  expect(found.options).toMatchObject([{ amount: order.total }])
  const confirm = { params, body: { line_ids: lineIds }, idempotencyKey: 'phone' }
  await testApp.call(staffWithdrawalEndpoints.confirm, confirm, staff)
  await testApp.call(staffWithdrawalEndpoints.confirm, confirm, staff)
  const { data } = await testApp.call(staffWithdrawalEndpoints.list, {}, staff)
  expect(data).toMatchObject([
    { order: { number: order.number }, amount: order.total, is_of_tickets: false, declared_by: 'Sam Staff' },
  ])
  await testApp.runJobs()
  expect((await testApp.mailTo(user.email)).map(({ kind }) => kind)).toContain('withdrawal-received')
  const again = await testApp.request('POST', `/staff/orders/${order.id}/withdrawal`, {
    token: staff.token,
    body: { line_ids: lineIds },
  })
  expect(again.status).toBe(409)
})
