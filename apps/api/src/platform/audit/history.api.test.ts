import { historyEndpoints } from '@chignon/contract/platform/history'
import { expect, test } from 'vitest'
import { makeLiveMasterclass } from '../db/factories/live-masterclass.ts'
import { makeMember } from '../db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import type { AuditAction } from './audit-kind.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const { list } = historyEndpoints
const [owner, staff, educator] = [
  await makeMember(db, time.now, { role: 'owner' }),
  await makeMember(db, time.now, { role: 'staff', firstName: 'Mara', lastName: 'Lind' }),
  await makeMember(db, time.now, { role: 'educator' }),
]
const { user: learner } = await makeMember(db, time.now, { firstName: '=Ada', lastName: 'Bell' })

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const client = { address: '203.0.113.9', userAgent: firefox, deviceKey: undefined }

const hashed = (passwordHash: string) => ({ passwordHash })

async function record(who: typeof staff, action: AuditAction, after: object = { state: 'b' }) {
  time.now = new Date(time.now.getTime() + 60_000)
  await services.audit.from(client).record({
    actor: { id: who.user.id, role: who.user.role },
    action,
    subject: { type: 'user', id: learner.id },
    before: { state: 'a', ...hashed('x1') },
    after: { ...hashed('x2'), ...after },
  })
}

await record(staff, 'user.suspend', { state: { en: 'Shears', de: 'Schere' }, amount: 18_144 })
await record(owner, 'user.change-role')
await record(educator, 'exam.reopen')

const actions = async (who: typeof staff, query = {}) =>
  (await testApp.call(list, { query }, who)).data.map(({ action }) => action)

test('shows who changed what, before and after, and no secret (AUDIT-2)', async () => {
  const { data } = await testApp.call(list, { query: { kind: 'user', actor: staff.user.id } }, owner)
  expect(data).toMatchObject([
    {
      actor: { id: staff.user.id, full_name: 'Mara Lind' },
      role: 'staff',
      action: 'user.suspend',
      subject: { type: 'user', id: learner.id, name: '=Ada Bell' },
      device: { browser: 'Firefox', system: 'Linux' },
      changes: [
        { field: 'state', before: 'a', after: 'Shears', is_secret: false },
        { field: 'passwordHash', before: null, after: null, is_secret: true },
        { field: 'amount', before: null, after: '18144', is_secret: false },
      ],
    },
  ])
})

test('owners read all, staff not who was given which role, educators what they did', async () => {
  expect(await actions(owner)).toEqual(['exam.reopen', 'user.change-role', 'user.suspend'])
  expect(await actions(staff)).toEqual(['exam.reopen', 'user.suspend'])
  expect(await actions(educator)).toEqual(['exam.reopen'])
  expect(await actions(educator, { actor: staff.user.id })).toEqual(['exam.reopen'])
})

test('is filtered by thing and day, and pages begin after the last entry seen', async () => {
  expect(await actions(owner, { subject_type: 'user', subject_id: learner.id, kind: 'exam' })).toEqual([
    'exam.reopen',
  ])
  const day = time.now.toISOString().slice(0, 10)
  expect(await actions(owner, { from: day, to: day })).toHaveLength(3)
  expect(await actions(owner, { to: '2000-01-01' })).toEqual([])
  const { pagination } = await testApp.call(list, { query: { per_page: 2 } }, owner)
  expect(await actions(owner, { cursor: pagination.next_cursor ?? '' })).toEqual(['user.suspend'])
})

test('is exported as CSV that no spreadsheet runs, which is an entry itself', async () => {
  const { bytes } = await testApp.file('/staff/history.csv?kind=user', {
    Authorization: `Bearer ${staff.token}`,
    'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36',
  })
  const text = bytes.toString('utf8')
  expect(text.startsWith('\uFEFFat,actor,')).toBe(true)
  expect(text).toContain(`,user.suspend,user,${learner.id},'=Ada Bell,Firefox,Linux,`)
  expect(text).toContain('passwordHash: ***')
  expect(text).toContain('amount: 181.44')
  expect(text).not.toContain('x2')
  expect((await testApp.call(list, { query: { kind: 'history' } }, owner)).data).toMatchObject([
    { action: 'history.export', device: { browser: 'Chrome', system: 'Windows' } },
  ])
  expect((await testApp.request('GET', '/staff/history.csv', educator)).status).toBe(403)
})

test('the history of an event has the seats of its tickets', async () => {
  const { id, tickets } = await makeLiveMasterclass(db, {
    startsAt: time.now,
    endsAt: new Date(time.now.getTime() + 3_600_000),
  })
  const [kind] = tickets
  await services.audit.record({
    actor: { id: staff.user.id, role: 'staff' },
    action: 'ticket-type.set-seats',
    subject: { type: 'ticket-type', id: kind?.id ?? '' },
    before: { seats: 8 },
    after: { seats: 12 },
  })
  const { data } = await testApp.call(
    list,
    { query: { subject_type: 'live-masterclass', subject_id: id } },
    staff,
  )
  expect(data).toMatchObject([{ action: 'ticket-type.set-seats', actor: { full_name: 'Mara Lind' } }])
})
