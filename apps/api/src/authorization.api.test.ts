import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { memberRoles } from '@chignon/contract/platform/permission'
import { describe, expect, test } from 'vitest'
import { makeMember } from './platform/db/factories/user.ts'
import { taughtThingOf } from './admit-teacher.ts'
import { mayCall, ownOnlyOf, requireCaller } from './platform/http/permission.ts'
import { authorize } from './platform/http/authorize.ts'
import { fail, Failure } from './platform/http/fail.ts'
import type { Viewer } from './platform/http/viewer.ts'
import { changePerson } from './platform/person/person.policy.ts'
import { allEndpoints } from './testing/all-endpoints.ts'
import { openTestApp } from './testing/test-app.ts'

// Without ffmpeg, since drawing the loop of a strand for each role takes seconds.
const testApp = await openTestApp({ ffmpegPath: '/nowhere/ffmpeg' })
const guard = { roleSince: testApp.time.now, hasSecondFactor: true, steppedUpAt: testApp.time.now }
const viewers: Viewer[] = [
  { role: 'guest' },
  ...memberRoles.map((role) => ({ role, id: role, tokenId: 'token', guard })),
]

/** Calls an endpoint without a body. Each call has its own account, since logout revokes the token. */
async function statusFor(role: Viewer['role'], { method, path }: Endpoint) {
  const member = role === 'guest' ? undefined : await makeMember(testApp.db, testApp.time.now, { role })
  const id = member?.user.id ?? '00000000-0000-4000-8000-000000000000'
  const caller = member ? { token: member.token } : {}
  return (await testApp.request(method, path.replaceAll(/\{\w+\}/g, id), caller)).status
}

describe.each(allEndpoints)('$method $path, for $audience $permission', (endpoint) => {
  test.each(viewers)('$role', async (viewer) => {
    const status = await statusFor(viewer.role, endpoint)
    // They teach nothing here.
    const teachesNot = ownOnlyOf(endpoint, viewer) !== null && taughtThingOf(endpoint) !== 'handler'
    if (mayCall(viewer, endpoint) && !teachesNot) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(viewer.role === 'guest' ? 401 : 403)
  })
})

test.each([
  [{ audience: 'anyone', permission: null }, [undefined, undefined, undefined, undefined, undefined]],
  [{ audience: 'member', permission: null }, [401, undefined, undefined, undefined, undefined]],
  [{ audience: 'member', permission: 'chat.answer' }, [401, 403, undefined, undefined, undefined]],
  [{ audience: 'member', permission: 'orders.refund' }, [401, 403, 403, undefined, undefined]],
  [{ audience: 'member', permission: 'keys.replace' }, [401, 403, 403, 403, undefined]],
] as const)('%j refuses guest, learner, educator, staff and owner with %j', (who, statuses) => {
  const [endpoint] = allEndpoints
  if (!endpoint) return expect.unreachable('the contract has endpoints')
  const failures = viewers.map((viewer) =>
    statusOf(() => requireCaller({ ...endpoint, ...who }, viewer, testApp.time.now)),
  )
  expect(failures).toEqual(statuses)
})

const noOne = '00000000-0000-4000-8000-000000000000'

// Bodies that the contract accepts, since a call reads its input before it asks who may.
const bodies: Record<string, unknown> = {
  'business.add': { type_id: noOne, name: 'Salon' },
  'business.change': { type_id: noOne, name: 'Salon' },
  'business.setType': {},
  'gallery.add': { path: 'uploads/picture' },
  'gallery.change': { index: 0 },
  'profile.setInterests': { interest_ids: [] },
  'social-link.add': { url: 'https://example.com/ada' },
}

const writes = allEndpoints.filter(({ method, path }) => method !== 'GET' && path.startsWith('/user/{id}/'))

test.each(writes)("$method $path refuses to change another member's profile with 403", async (endpoint) => {
  const { token } = await makeMember(testApp.db, testApp.time.now)
  const { noun, name, method } = endpoint
  const query = noun === 'gallery' && name !== 'add' ? '?path=uploads/picture' : ''
  const path = endpoint.path.replaceAll(/\{\w+\}/g, noOne) + query
  expect(await testApp.request(method, path, { token, body: bodies[`${noun}.${name}`] })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
})

test('authorize() fails with 401 for a guest, with 403 for a member whom the policy denies', () => {
  const person = { id: 'learner' }
  expect(viewers.map((viewer) => statusOf(() => authorize({ viewer, fail }, changePerson, person)))).toEqual([
    401,
    undefined,
    403,
    403,
    403,
  ])
})

function statusOf(work: () => void): number | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof Failure) return error.status
    throw error
  }
}
