import { businessEndpoints } from '@chignon/contract/identity/business'
import { galleryEndpoints } from '@chignon/contract/identity/gallery'
import { profileEndpoints } from '@chignon/contract/identity/profile'
import {
  profileParts,
  profileVisibilityEndpoints,
  type ProfilePart,
  type ProfileReaders,
} from '@chignon/contract/identity/profile-visibility'
import { postEndpoints } from '@chignon/contract/community/post'
import { sitemapEntryEndpoints } from '@chignon/contract/catalogue/sitemap-entry'
import { socialLinkEndpoints } from '@chignon/contract/identity/social-link'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { grantToken } from '../session/access-token.queries.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { posts } from '../../platform/db/schema/post.ts'
import { seedId } from '../../seed/seed-id.ts'
import { openTestApp, type Caller } from '../../testing/test-app.ts'

const testApp = await openTestApp({ sample: true })
const { db, time } = testApp
const id = seedId('user', 'ines-duarte')
const params = { params: { id } }
const own = await grantToken(db(), id, time.now)
const { token: other } = await makeMember(db, time.now)
const { show, change } = profileVisibilityEndpoints
const guest: Caller = {}
const ownSlugs = (await db().select().from(posts).where(eq(posts.authorId, id))).flatMap(
  ({ slug, publishedAt }) => (publishedAt && publishedAt <= time.now ? [slug] : []),
)

const choose = (readers: ProfileReaders, part?: ProfilePart) => {
  const choiceOf = (profilePart: ProfilePart) =>
    part === undefined || part === profilePart ? readers : 'everyone'
  const body = {
    about: choiceOf('about'),
    gallery: choiceOf('gallery'),
    awards: choiceOf('awards'),
    businesses: choiceOf('businesses'),
    interests: choiceOf('interests'),
    'social-links': choiceOf('social-links'),
    posts: choiceOf('posts'),
  }
  return testApp.call(change, { body }, { token: own })
}

/**
 * How many posts of the person a caller sees in the feed. The page of each post, saving it and the site map agree.
 */
async function countPosts(caller: Caller): Promise<number> {
  const { data } = await testApp.call(postEndpoints.list, { query: { per_page: 50 } }, caller)
  const { data: entries } = await testApp.call(sitemapEntryEndpoints.list, { query: { type: ['post'] } })
  const listed = new Set(data.filter(({ author }) => author.id === id).map(({ slug }) => slug))
  for (const slug of ownSlugs) {
    const status = listed.has(slug) ? 200 : 404
    expect((await testApp.request('GET', `/posts/${slug}`, caller)).status, slug).toBe(status)
    const save = await testApp.request('POST', `/user/saved-posts/${slug}`, caller)
    expect(save.status, slug).toBe(caller === guest ? 401 : status)
    if (caller === guest) expect(entries.some((entry) => entry.slug === slug)).toBe(listed.has(slug))
  }
  return listed.size
}

/** How much of each part a caller sees; the text counts as one, in the profile and in the list of educators. */
async function seenBy(caller: Caller): Promise<Record<ProfilePart, number>> {
  const profile = await testApp.call(profileEndpoints.profile, params, caller)
  const educators = await testApp.call(profileEndpoints.educators, {}, caller)
  const inList = educators.data.find((educator) => educator.id === id)
  expect(inList?.about).toBe(profile.data.about)
  const badges = await testApp.call(profileEndpoints.badges, params, caller)
  const certificates = await testApp.call(profileEndpoints.certificates, params, caller)
  return {
    about: profile.data.about === null ? 0 : 1,
    gallery: (await testApp.call(galleryEndpoints.list, params, caller)).pagination.total,
    awards: badges.pagination.total + certificates.pagination.total,
    businesses: (await testApp.call(businessEndpoints.list, params, caller)).pagination.total,
    interests: (await testApp.call(profileEndpoints.interests, params, caller)).pagination.total,
    'social-links': (await testApp.call(socialLinkEndpoints.list, params, caller)).pagination.total,
    posts: await countPosts(caller),
  }
}

const all = await seenBy(guest)
const none = { about: 0, gallery: 0, awards: 0, businesses: 0, interests: 0, 'social-links': 0, posts: 0 }

test('everyone sees every part until the person chooses', async () => {
  expect(Object.values(all).every((count) => count > 0)).toBe(true)
  expect((await testApp.call(show, {}, { token: own })).data).toEqual({
    about: 'everyone',
    gallery: 'everyone',
    awards: 'everyone',
    businesses: 'everyone',
    interests: 'everyone',
    'social-links': 'everyone',
    posts: 'everyone',
  })
})

test('what is for members is hidden from guests', async () => {
  await choose('members')
  expect(await seenBy(guest)).toEqual(none)
  expect(await seenBy({ token: other })).toEqual(all)
  expect(await seenBy({ token: own })).toEqual(all)
})

test('what is for no one is seen by its owner alone; staff see only the posts', async () => {
  await choose('no-one')
  const { token: staff } = await makeMember(db, time.now, { role: 'staff' })
  for (const caller of [guest, { token: other }]) expect(await seenBy(caller)).toEqual(none)
  // Staff moderate posts.
  expect(await seenBy({ token: staff })).toEqual({ ...none, posts: all.posts })
  expect(await seenBy({ token: own })).toEqual(all)
  const { data } = await testApp.call(profileEndpoints.show, params)
  expect(data.first_name).toBe('Inês')
})

test.each(profileParts)('%s is hidden alone', async (part) => {
  await choose('no-one', part)
  expect(await seenBy(guest)).toEqual({ ...all, [part]: 0 })
  expect((await testApp.call(show, {}, { token: own })).data[part]).toBe('no-one')
})

test('an incomplete choice is refused and changes nothing', async () => {
  await choose('members')
  const response = await testApp.request('PUT', '/user/profile-visibility', {
    token: own,
    body: { about: 'everyone' },
  })
  expect(response.status).toBe(422)
  expect(await seenBy(guest)).toEqual(none)
})
