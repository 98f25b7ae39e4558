import { maxSocialLinks } from '@chignon/contract/identity/identity-rules'
import { socialLinkEndpoints } from '@chignon/contract/identity/social-link'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp

async function makeOwner() {
  const { user, token } = await makeMember(db, time.now)
  const path = `/user/${user.id}/social-links`
  const add = (body: { url: string; network?: string }) => testApp.request('POST', path, { token, body })
  const list = async () =>
    (await testApp.call(socialLinkEndpoints.list, { params: { id: user.id } })).data.map(
      ({ network, url }) => [network, url] as const,
    )
  return { id: user.id, token, path, add, list }
}

test('adds links with the network of their address, and removes one', async () => {
  const { id, token, add, list } = await makeOwner()
  const instagram = 'https://www.instagram.com/ines.corta'
  expect(await add({ url: instagram, network: 'Facebook' })).toMatchObject({
    status: 201,
    body: { data: { network: 'Instagram' }, message: 'The link has been added to your profile.' },
  })
  await add({ url: 'https://www.ines.example/hair' })
  await add({ url: 'https://blog.example/ines', network: 'My blog' })
  expect(await list()).toEqual([
    ['Instagram', instagram],
    ['ines.example', 'https://www.ines.example/hair'],
    ['My blog', 'https://blog.example/ines'],
  ])
  const [first] = (await testApp.call(socialLinkEndpoints.list, { params: { id } })).data
  await testApp.call(socialLinkEndpoints.remove, { params: { id, linkId: first?.id ?? '' } }, { token })
  expect(await list()).toHaveLength(2)
})

test.each([
  [{ url: 'http://instagram.com/ines' }],
  [{ url: 'javascript:alert(1)' }],
  [{ url: 'https://localhost/ines' }],
  [{ url: 'https://evil.example/ines', network: 'Instagram' }],
  [{ url: 'https://instagram.com@evil.example/', network: 'instagram' }],
])('returns 422 for %j', async (body) => {
  const { add, list } = await makeOwner()
  expect(await add(body)).toMatchObject({ status: 422, body: { errors: { url: [expect.any(String)] } } })
  expect(await list()).toEqual([])
})

test('returns 422 for a link that is there already, and 409 beyond the maximum', async () => {
  const { add, list } = await makeOwner()
  const url = (number: number) => `https://example.com/${number}`
  for (let number = 0; number < maxSocialLinks; number += 1) await add({ url: url(number) })
  expect((await add({ url: url(0) })).status).toBe(422)
  expect((await add({ url: url(99) })).status).toBe(409)
  expect(await list()).toHaveLength(maxSocialLinks)
})

test('returns 404 for a link of someone else', async () => {
  const [owner, other] = [await makeOwner(), await makeOwner()]
  await owner.add({ url: 'https://example.com/' })
  const [link] = (await testApp.call(socialLinkEndpoints.list, { params: { id: owner.id } })).data
  const { token } = other
  expect((await testApp.request('DELETE', `${other.path}/${link?.id}`, { token })).status).toBe(404)
  expect(await owner.list()).toHaveLength(1)
})
