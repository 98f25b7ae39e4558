import { onlineMasterclassEndpoints } from '@chignon/contract/catalogue/online-masterclass'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeOnlineMasterclass } from '../../platform/db/factories/online-masterclass.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { updateSearchIndex } from '../search/update-search-index.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const knot = await makeOnlineMasterclass(db, {
  slug: 'knot',
  name: localized('The knot'),
  publishedAt: new Date('2027-01-01'),
})
await makeOnlineMasterclass(db, { slug: 'curl', publishedAt: new Date('2027-02-01') })
await updateSearchIndex(db)
const slugs = (list: { data: { slug: string }[] }) => list.data.map(({ slug }) => slug)

test('the list returns the newest first, is paged, and can be searched', async () => {
  const list = await testApp.call(onlineMasterclassEndpoints.list, { query: { per_page: 1 } })
  expect(slugs(list)).toEqual(['curl'])
  expect(list.pagination).toEqual({ page: 1, per_page: 1, total: 2, last_page: 2 })
  const found = await testApp.call(
    onlineMasterclassEndpoints.list,
    { query: { search: 'knot (fa)' } },
    { locale: 'fa' },
  )
  expect(slugs(found)).toEqual(['knot'])
})

test('a masterclass is found by id and slug, with the viewer’s access', async () => {
  const { user, token } = await makeMember(db, time.now)
  await makeAccess(db, user.id, { onlineMasterclassId: knot.id }, { now: time.now, endsInDays: -2 })
  const bySlug = await testApp.call(onlineMasterclassEndpoints.show, { params: { id: 'knot' } }, { token })
  expect(bySlug.data).toMatchObject({
    is_bought: true,
    has_expired: true,
    remaining_days: null,
    lessons: [],
    educators: [],
  })
  const byId = await testApp.call(onlineMasterclassEndpoints.show, { params: { id: knot.id } }, { token })
  expect(byId).toEqual(bySlug)
})
