import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { baseListEndpoints, type BaseList } from '@chignon/contract/catalogue/base-list'
import { ownPostEndpoints } from '@chignon/contract/community/own-post'
import { businessEndpoints } from '@chignon/contract/identity/business'
import { profileEndpoints } from '@chignon/contract/identity/profile'
import { expect, test } from 'vitest'
import { makePost } from '../../platform/db/factories/post.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time, call, services } = testApp
const staff = await makeMember(db, time.now, { role: 'staff' })
const { save, move, retire, restore, remove } = baseListEndpoints

async function add(list: BaseList, en: string): Promise<string> {
  const id = crypto.randomUUID()
  await call(save, { params: { list, id }, body: { name: { en } } }, staff)
  return id
}
const entries = async (list: BaseList) =>
  (await call(baseListEndpoints.list, { params: { list } }, staff)).data

test('an entry is added once, renamed in each language, and keeps its address (BASE-1)', async () => {
  const params = { list: 'interests', id: crypto.randomUUID() } as const
  const name = { en: 'Curls', de: 'Locken', fr: 'Boucles' }
  const { data } = await call(save, { params, body: { name } }, staff)
  expect(data).toMatchObject({ slug: 'curls', name, used_count: 0, retired_at: null })
  await call(save, { params, body: { name } }, staff)
  expect(await entries('interests')).toHaveLength(1)
  const changes = { en: 'Waves', fr: '' }
  await call(save, { params, body: { name: changes } }, staff)
  expect(await entries('interests')).toMatchObject([{ slug: 'curls', name: { en: 'Waves', de: 'Locken' } }])
  const offered = async (locale: 'de' | 'fr') =>
    (await call(baseEndpoints.interests, {}, { locale })).data.map((interest) => interest.name)
  expect([await offered('de'), await offered('fr')]).toEqual([['Locken'], ['Waves']])
  const noEnglish = { ...staff, body: { name: { en: '' } } }
  expect(await testApp.request('PUT', `/staff/base/interests/${params.id}`, noEnglish)).toMatchObject({
    status: 422,
    body: { errors: { 'name.en': [expect.any(String)] } },
  })
  const log = await services.audit.entriesOf({ type: 'interest', id: params.id })
  expect(log.map(({ action }) => action)).toContain('interest.rename')
  expect(log).toContainEqual(
    expect.objectContaining({ action: 'interest.create', actorId: staff.user.id, after: { name } }),
  )
})

test('two entries of one name have two addresses', async () => {
  const ids = [await add('story-categories', 'Live'), await add('story-categories', 'Live')]
  const [first, second] = await entries('story-categories')
  expect([first?.slug, second?.slug]).toEqual(['live', `live-${ids[1]?.slice(0, 6)}`])
})

test('the order is that of the public list, and moves are in the log', async () => {
  const [a, b, c] = [
    await add('business-types', 'Salon'),
    await add('business-types', 'School'),
    await add('business-types', 'Studio'),
  ]
  await call(move, { params: { list: 'business-types', id: c }, body: { before: a } }, staff)
  await call(move, { params: { list: 'business-types', id: a }, body: { before: null } }, staff)
  const { data } = await call(baseEndpoints.businessTypes, {})
  expect(data.map(({ name }) => name)).toEqual(['Studio', 'School', 'Salon'])
  expect(await services.audit.entriesOf({ type: 'business-type', id: c })).toContainEqual(
    expect.objectContaining({
      action: 'business-type.move',
      before: { position: 3 },
      after: { position: 1 },
    }),
  )
  expect(b).toBeDefined()
})

test('what is in use is retired: offered no longer, kept by what has it, and offered again (BASE-2)', async () => {
  const id = await add('post-categories', 'Tools')
  const other = await add('post-categories', 'News')
  const author = await makeMember(db, time.now)
  const post = await makePost(db, { categoryId: id, authorId: author.user.id })
  const params = { list: 'post-categories', id } as const
  expect((await testApp.request('DELETE', `/staff/base/post-categories/${id}`, staff)).status).toBe(409)
  await call(retire, { params }, staff)
  const offered = async () => (await call(baseEndpoints.postCategories, {})).data.map((each) => each.id)
  expect(await offered()).not.toContain(id)
  expect((await entries('post-categories')).at(-1)).toMatchObject({ id, used_count: 1 })
  const show = () => call(ownPostEndpoints.show, { params: { id: post.slug } }, author)
  expect((await show()).data.category.id).toBe(id)
  const change = (category: string) =>
    testApp.request('PATCH', `/posts/${post.id}`, { ...author, body: { category } })
  expect((await change(id)).status).toBe(200)
  expect((await change(other)).status).toBe(200)
  expect((await change(id)).status).toBe(422)
  await call(restore, { params }, staff)
  expect((await change(id)).status).toBe(200)
  expect(await offered()).toContain(id)
})

test('a person keeps a retired interest and type of business, and cannot choose one', async () => {
  const interest = await add('interests', 'Braids')
  const type = await add('business-types', 'Chair')
  const [has, hasNot] = [await makeMember(db, time.now), await makeMember(db, time.now)]
  const setInterests = (person: typeof has, interest_ids: string[]) =>
    testApp.request('PUT', `/user/${person.user.id}/interests`, { ...person, body: { interest_ids } })
  const business = { type_id: type, name: 'Ada’s' }
  const { data } = await call(businessEndpoints.add, { params: { id: has.user.id }, body: business }, has)
  await call(
    profileEndpoints.setInterests,
    { params: { id: has.user.id }, body: { interest_ids: [interest] } },
    has,
  )
  await call(retire, { params: { list: 'interests', id: interest } }, staff)
  await call(retire, { params: { list: 'business-types', id: type } }, staff)
  const params = { id: has.user.id, businessId: data.id }
  await call(
    profileEndpoints.setInterests,
    { params: { id: has.user.id }, body: { interest_ids: [interest] } },
    has,
  )
  await call(businessEndpoints.change, { params, body: { ...business, name: 'Ada’s chair' } }, has)
  expect((await setInterests(hasNot, [interest])).status).toBe(422)
  const added = await testApp.request('POST', `/user/${hasNot.user.id}/businesses`, {
    ...hasNot,
    body: business,
  })
  expect(added.status).toBe(422)
})

test('what nothing uses is deleted, once', async () => {
  const id = await add('interests', 'Wigs')
  const params = { list: 'interests', id } as const
  await call(remove, { params }, staff)
  expect((await testApp.request('DELETE', `/staff/base/interests/${id}`, staff)).status).toBe(404)
  expect((await services.audit.entriesOf({ type: 'interest', id })).map(({ action }) => action)).toContain(
    'interest.delete',
  )
})
