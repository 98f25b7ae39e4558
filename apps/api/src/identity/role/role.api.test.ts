import { staffRoleEndpoints } from '@chignon/contract/identity/staff-role'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const { change, list } = staffRoleEndpoints
const owner = await makeMember(db, time.now, { role: 'owner' })

const give = (token: string, id: string, role: string) =>
  testApp.request('PUT', `/staff/people/${id}/role`, { token, body: { role } })

test('an owner gives a role, which is in the audit log (ROLE-11)', async () => {
  const { user, token } = await makeMember(db, time.now)
  await testApp.call(change, { params: { id: user.id }, body: { role: 'educator' } }, owner)
  expect((await testApp.request('GET', '/staff/chats', { token })).status).toBe(200)
  expect((await testApp.call(list, {}, owner)).data.map(({ role }) => role)).toEqual(['owner', 'educator'])
  expect(await services.audit.entriesOf({ type: 'user', id: user.id })).toMatchObject([
    {
      action: 'user.change-role',
      actorId: owner.user.id,
      before: { role: 'learner' },
      after: { role: 'educator' },
    },
  ])
})

test('a person who was deleted gets none', async () => {
  const { user } = await makeMember(db, time.now, { deletedAt: time.now })
  expect((await give(owner.token, user.id, 'staff')).status).toBe(404)
})

test('staff give none', async () => {
  const { user, token } = await makeMember(db, time.now, { role: 'staff' })
  expect((await give(token, user.id, 'owner')).status).toBe(403)
})

test('the last owner stays one, also if two take the role from each other at once', async () => {
  expect((await give(owner.token, owner.user.id, 'learner')).status).toBe(409)
  const second = await makeMember(db, time.now, { role: 'owner' })
  const statuses = await Promise.all([
    give(owner.token, second.user.id, 'staff'),
    give(second.token, owner.user.id, 'staff'),
  ])
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await db.pool.query(`select count(*)::int from users where role = 'owner'`)
  expect(rows).toEqual([{ count: 1 }])
})
