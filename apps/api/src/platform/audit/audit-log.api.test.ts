import { expect, test } from 'vitest'
import { makeUser } from '../db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { createAuditLog } from './audit-log.ts'

const { db, time } = await openTestApp()
const audit = createAuditLog(db, () => time.now)
const newSubject = () => ({ type: 'order', id: crypto.randomUUID() })

test('records who changed what, with only the fields that differ', async () => {
  const staff = await makeUser(db, { role: 'staff' })
  const subject = newSubject()
  await audit.record({
    actor: { id: staff.id, role: 'staff' },
    action: 'order.mark-paid',
    subject,
    before: { state: 'awaiting', amount: 4900 },
    after: { state: 'paid', amount: 4900 },
  })
  expect(await audit.entriesOf(subject)).toEqual([
    expect.objectContaining({
      at: testNow,
      actorId: staff.id,
      actorRole: 'staff',
      action: 'order.mark-paid',
      before: { state: 'awaiting' },
      after: { state: 'paid' },
    }),
  ])
})

test('records a creation without a state before it, and a change by a job without an actor', async () => {
  const subject = newSubject()
  await audit.record({
    actor: 'system',
    action: 'order.expire',
    subject,
    before: null,
    after: { state: 'expired' },
  })
  expect(await audit.entriesOf(subject)).toEqual([
    expect.objectContaining({
      actorId: null,
      actorRole: 'system',
      before: null,
      after: { state: 'expired' },
    }),
  ])
})

test('keeps no entry of a change that is rolled back', async () => {
  const subject = newSubject()
  const change = db.transaction(async () => {
    await audit.record({
      actor: 'system',
      action: 'order.cancel',
      subject,
      before: { state: 'paid' },
      after: null,
    })
    throw new Error('rolled back')
  })
  await expect(change).rejects.toThrow('rolled back')
  expect(await audit.entriesOf(subject)).toEqual([])
})
