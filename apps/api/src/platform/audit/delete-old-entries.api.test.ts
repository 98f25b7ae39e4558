import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { createAuditLog } from './audit-log.ts'
import { deleteOldEntries } from './audit.jobs.ts'
import type { AuditAction } from './audit-kind.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp

/** Records an entry at a time, and returns whether it is still there once the job has run. */
async function isKept(action: AuditAction, at: string): Promise<boolean> {
  const subject = { type: 'order', id: crypto.randomUUID() }
  const audit = createAuditLog(db, () => new Date(at))
  await audit.record({ actor: 'system', action, subject, before: null, after: {} })
  await services.jobs.enqueue(deleteOldEntries, {})
  await testApp.runJobs()
  return (await audit.entriesOf(subject)).length === 1
}

test('entries about money are deleted after ten years, to the second (AUDIT-4)', async () => {
  time.now = new Date('2036-03-01T12:00:00Z')
  expect(await isKept('order.refund', '2026-03-01T11:59:59Z')).toBe(false)
  expect(await isKept('order.refund', '2026-03-01T12:00:00Z')).toBe(true)
  expect(await isKept('bank-transaction.book', '2026-03-01T12:00:01Z')).toBe(true)
})

test('all others are deleted after two years, to the second (AUDIT-4)', async () => {
  time.now = new Date('2036-03-01T12:00:00Z')
  expect(await isKept('user.suspend', '2034-03-01T11:59:59Z')).toBe(false)
  expect(await isKept('user.suspend', '2034-03-01T12:00:00Z')).toBe(true)
  expect(await isKept('chat.close', '2034-03-01T12:00:01Z')).toBe(true)
})

test('a setting says how long those about money are kept', async () => {
  time.now = new Date('2036-03-01T12:00:00Z')
  services.env.historyMoneyYears = 6
  expect(await isKept('ticket.give', '2030-03-01T11:59:59Z')).toBe(false)
  expect(await isKept('ticket.give', '2030-03-01T12:00:01Z')).toBe(true)
})
