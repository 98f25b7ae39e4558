import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { businessEndpoints } from '@chignon/contract/identity/business'
import { galleryEndpoints } from '@chignon/contract/identity/gallery'
import { profileEndpoints } from '@chignon/contract/identity/profile'
import { socialLinkEndpoints } from '@chignon/contract/identity/social-link'
import { userEndpoints } from '@chignon/contract/identity/user'
import { describe, expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { seedId } from '../../seed/seed-id.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp({ sample: true })
const { db, time } = testApp
const educator = { params: { id: seedId('user', 'ines-duarte') } }
const learner = { params: { id: seedId('user', 'ana-diaz') } }

const lists = [
  galleryEndpoints.list,
  socialLinkEndpoints.list,
  businessEndpoints.list,
  profileEndpoints.badges,
  profileEndpoints.certificates,
  profileEndpoints.interests,
]
const calls = [profileEndpoints.show, profileEndpoints.profile, ...lists]

describe('a public profile', () => {
  test('has name and role', async () => {
    expect((await testApp.call(profileEndpoints.show, educator)).data).toEqual({
      id: educator.params.id,
      first_name: 'Inês',
      last_name: 'Duarte',
      thumbnail_url: null,
      portrait_sources: [],
      role: 'educator',
    })
  })

  test('has the text about the person in the requested language if it is translated', async () => {
    const german = await testApp.call(profileEndpoints.profile, educator, { locale: 'de' })
    expect(german.data).toMatchObject({ country: 'PT', about_locale: 'de' })
    expect(german.data.about).toContain('Lissabon')
  })

  test('has the gallery with captions in the requested language', async () => {
    const { data } = await testApp.call(galleryEndpoints.list, educator, { locale: 'fa' })
    expect(data).toHaveLength(5)
    expect(data[0]).toEqual({
      path: 'cutting/one-length-in-the-morning',
      url: null,
      caption: 'هم‌قد، در نور صبح',
      width: 400,
      height: 500,
      picture: null,
    })
  })

  test('has badges and certificates, newest first, in the requested language', async () => {
    const badges = await testApp.call(profileEndpoints.badges, learner, { locale: 'de' })
    expect(badges.data.map(({ name }) => name)).toEqual(['Ruhige Hand', 'Ein ganzer Kopf', 'Erster Schnitt'])
    const awarded = await testApp.call(profileEndpoints.certificates, educator, { locale: 'de' })
    expect(awarded.data.map(({ tier, name }) => [tier, name])).toEqual([
      ['premium_gold', expect.stringMatching(/./)],
      ['silver', 'Spezialisierung Hochstecken'],
    ])
    expect(new Set(awarded.data.map(({ code }) => code)).size).toBe(2)
  })

  test('has social links and interests', async () => {
    const links = await testApp.call(socialLinkEndpoints.list, educator)
    expect(links.data.map(({ network }) => network)).toEqual(['Instagram', 'YouTube', 'Pinterest'])
    expect((await testApp.call(profileEndpoints.interests, educator)).data).toHaveLength(3)
  })

  test('has no e-mail address, phone number or postal address', async () => {
    const { user } = await makeMember(db, time.now, {
      email: 'hidden@example.com',
      phone: '+34 600 111 222',
      address: 'Calle Oculta 7',
      about: 'Updos.',
    })
    for (const { path } of calls) {
      const { status, body } = await testApp.request('GET', path.replace('{id}', user.id))
      expect(status).toBe(200)
      for (const secret of ['hidden@example.com', '600 111', 'Oculta'])
        expect(JSON.stringify(body), path).not.toContain(secret)
    }
  })
})

test('lists the educators, longest-serving first, with their texts and without contact data', async () => {
  const { data } = await testApp.call(profileEndpoints.educators, {}, { locale: 'de' })
  expect(data.map(({ last_name }) => last_name)).toEqual(['Duarte', 'Bellini', 'Rahimi'])
  expect(data[0]).toMatchObject({
    country: 'PT',
    about_locale: 'de',
    about: expect.stringContaining('Lissabon'),
  })
  expect(JSON.stringify(data)).not.toContain('@')
})

describe('the address of a business', () => {
  const businessesFor = async (token?: string) =>
    (await testApp.call(businessEndpoints.list, educator, token === undefined ? {} : { token })).data

  test('is visible to its owner only; the phone number is public', async () => {
    expect(await businessesFor()).toMatchObject([
      { name: 'Ateliê Duarte', phone: '+351 21 555 0142', address: null, type: { slug: 'salon' } },
      { name: 'Chão de Corte', phone: null, address: null },
    ])
    expect((await businessesFor(await testApp.signIn('learner@example.com')))[0]?.address).toBeNull()
    expect((await businessesFor(await testApp.signIn('educator@example.com')))[0]?.address).toContain(
      'Lisboa',
    )
  })
})

describe('a new member', () => {
  test('has empty lists', async () => {
    const { user } = await makeMember(db, time.now)
    for (const endpoint of lists) {
      const { status, body } = await testApp.request('GET', endpoint.path.replace('{id}', user.id))
      expect([status, body], endpoint.path).toEqual([
        200,
        { data: [], pagination: { page: 1, per_page: 1, total: 0, last_page: 1 } },
      ])
    }
  })

  test('changes the text about themselves, which deletes its translations', async () => {
    const { user, token } = await makeMember(db, time.now, {
      about: 'Before.',
      aboutTranslations: { de: 'Vorher.' },
      locale: 'en',
    })
    const germanProfile = async () =>
      (await testApp.call(profileEndpoints.profile, { params: { id: user.id } }, { locale: 'de' })).data
    expect(await germanProfile()).toMatchObject({ about: 'Vorher.', about_locale: 'de' })
    await testApp.call(userEndpoints.changeProfile, { body: { phone: null } }, { token })
    expect(await germanProfile()).toMatchObject({ about: 'Vorher.', about_locale: 'de' })
    await testApp.call(userEndpoints.changeProfile, { body: { about: 'After.' } }, { token })
    expect(await germanProfile()).toMatchObject({ about: 'After.', about_locale: 'en' })
  })
})

describe.each(calls.map(({ path }) => path))('%s', (path) => {
  test('returns 404 for an unknown id, 422 for an invalid one', async () => {
    const unknown = path.replace('{id}', '00000000-0000-4000-8000-000000000000')
    expect((await testApp.request('GET', unknown)).status).toBe(404)
    expect((await testApp.request('GET', path.replace('{id}', 'ines'))).status).toBe(422)
  })
})

test('replaces the interests of a person, and refuses unknown ones', async () => {
  const { user, token } = await makeMember(db, time.now)
  const params = { id: user.id }
  const { data: all } = await testApp.call(baseEndpoints.interests, {})
  const ids = all.map(({ id }) => id)
  const set = async (interest_ids: string[]) =>
    (await testApp.call(profileEndpoints.setInterests, { params, body: { interest_ids } }, { token })).data
  expect((await set([...ids.slice(0, 2), ...ids.slice(0, 1)])).map(({ id }) => id)).toEqual(ids.slice(0, 2))
  expect((await set(ids.slice(1, 3))).map(({ id }) => id)).toEqual(ids.slice(1, 3))
  const body = { interest_ids: [user.id] }
  expect(await testApp.request('PUT', `/user/${user.id}/interests`, { token, body })).toMatchObject({
    status: 422,
    body: { errors: { interest_ids: ['Choose interests from the list.'] } },
  })
  expect((await testApp.call(profileEndpoints.interests, { params })).data).toHaveLength(2)
  expect(await set([])).toEqual([])
})
