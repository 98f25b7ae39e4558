import { businessEndpoints } from '@chignon/contract/identity/business'
import { maxBusinesses } from '@chignon/contract/identity/identity-rules'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { seedId } from '../../seed/seed-id.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp({ sample: true })
const { db, time } = testApp
const salon = seedId('business-type', 'salon')
const academy = seedId('business-type', 'academy')
const form = {
  type_id: salon,
  name: ' Corte ',
  phone: '+351 21 362 0418',
  address: 'Rua das Flores 1\nLisboa',
}

async function makeOwner() {
  const { user, token } = await makeMember(db, time.now)
  const add = (body = form) =>
    testApp.call(businessEndpoints.add, { params: { id: user.id }, body }, { token })
  const list = async () =>
    (await testApp.call(businessEndpoints.list, { params: { id: user.id } }, { token })).data
  return { id: user.id, token, add, list }
}

test('adds businesses in order, changes one as a whole, and removes it', async () => {
  const { id, token, add, list } = await makeOwner()
  const { data: first, message } = await add()
  expect(message).toBe('Your business has been saved.')
  expect(first).toMatchObject({
    type: { slug: 'salon' },
    name: 'Corte',
    phone: form.phone,
    address: form.address,
  })
  await add({ ...form, name: 'Second' })
  const params = { id, businessId: first.id }
  await testApp.call(
    businessEndpoints.change,
    { params, body: { type_id: academy, name: 'School' } },
    { token },
  )
  expect(await list()).toMatchObject([
    { name: 'School', type: { slug: 'academy' }, phone: null, address: null },
    { name: 'Second' },
  ])
  await testApp.call(businessEndpoints.remove, { params }, { token })
  expect((await list()).map(({ name }) => name)).toEqual(['Second'])
})

test('returns 422 for an unknown type, an empty name and a wrong phone number', async () => {
  const { id, token } = await makeOwner()
  const body = { type_id: id, name: ' ', phone: 'call me' }
  const path = `/user/${id}/businesses`
  expect(await testApp.request('POST', path, { token, body })).toMatchObject({
    status: 422,
    body: { errors: { name: [expect.any(String)], phone: [expect.any(String)] } },
  })
  expect(await testApp.request('POST', path, { token, body: { type_id: id, name: 'Corte' } })).toMatchObject({
    status: 422,
    body: { errors: { type_id: ['Choose a type from the list.'] } },
  })
})

test('returns 404 for a business of someone else, and changes nothing', async () => {
  const [owner, other] = [await makeOwner(), await makeOwner()]
  const { data } = await owner.add()
  const path = `/user/${other.id}/businesses/${data.id}`
  const { token } = other
  expect((await testApp.request('PUT', path, { token, body: form })).status).toBe(404)
  expect((await testApp.request('DELETE', path, { token })).status).toBe(404)
  const types = `/user/${other.id}/businesses/${academy}`
  const body = { business_ids: [data.id] }
  expect((await testApp.request('POST', types, { token, body })).status).toBe(404)
  expect(await owner.list()).toEqual([data])
})

test('sets the type of some businesses or of all, and lists the types', async () => {
  const { id, token, add } = await makeOwner()
  const { data: first } = await add()
  await add()
  const setType = async (typeId: string, body: { business_ids?: string[] }) => {
    const params = { id, businessId: typeId }
    const { data } = await testApp.call(businessEndpoints.setType, { params, body }, { token })
    return data.map(({ slug }) => slug)
  }
  expect((await setType(academy, { business_ids: [first.id, first.id] })).toSorted()).toEqual([
    'academy',
    'salon',
  ])
  expect(await setType(academy, {})).toEqual(['academy'])
})

test('the type of all businesses is set by a call without a body', async () => {
  const { id, token, add } = await makeOwner()
  await add()
  for (const init of [{ token }, { token, raw: '' }]) {
    const { status, body } = await testApp.request('POST', `/user/${id}/businesses/${academy}`, init)
    expect([status, body]).toMatchObject([200, { data: [{ slug: 'academy' }], pagination: { total: 1 } }])
  }
})

test('returns 409 beyond the maximum, also for calls at once', async () => {
  const { id, token, list } = await makeOwner()
  const statuses = await Promise.all(
    Array.from({ length: maxBusinesses + 2 }, async () => {
      const response = await testApp.request('POST', `/user/${id}/businesses`, { token, body: form })
      return response.status
    }),
  )
  expect(statuses.filter((status) => status === 409)).toHaveLength(2)
  expect(await list()).toHaveLength(maxBusinesses)
})
