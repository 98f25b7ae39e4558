import { storyEndpoints } from '@chignon/contract/community/story'
import { expect, test } from 'vitest'
import { makeStory } from '../../platform/db/factories/story.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { sampleFiles } from '../../testing/sample-files.ts'

const testApp = await openTestApp()
const { db, time, call } = testApp
const { list, show, markSeen, remove } = storyEndpoints
const educator = await makeMember(db, time.now, { role: 'educator' })
const learner = await makeMember(db, time.now)
const { categoryId } = await makeStory(db)

async function publish(fields: Record<string, string | Blob>, token = educator.token) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ category: categoryId, name: 'Curls at noon', ...fields }))
    form.set(name, value)
  const response = await testApp.fetch(
    new Request('http://academy.test/api/v1/stories', {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'de' },
    }),
  )
  const body: unknown = await response.json()
  return { status: response.status, body }
}

async function publishOne(fields: Record<string, string | Blob> = {}) {
  const { status, body } = await publish(fields)
  expect(status, JSON.stringify(body)).toBe(201)
  return storyEndpoints.publish.response.parse(body).data
}

const slugs = async (caller: { token?: string } = {}) =>
  (await call(list, {}, caller)).data.flatMap(({ stories }) => stories.map(({ slug }) => slug))

test('a story is shown for 24 hours and then only to its author, a kept one stays (STORY-5)', async () => {
  const short = await publishOne()
  const kept = await publishOne({ is_kept: 'on' })
  expect(short).toMatchObject({ locale: 'de', is_own: true, expires_at: '2027-03-16T10:00:00.000Z' })
  expect(await slugs()).toEqual(expect.arrayContaining([short.slug, kept.slug]))
  time.now = new Date(testNow.getTime() + 24 * 60 * 60 * 1000)
  expect(await slugs()).toContain(kept.slug)
  expect(await slugs()).not.toContain(short.slug)
  expect((await testApp.request('GET', `/stories/${short.slug}`)).status).toBe(404)
  expect((await testApp.request('POST', `/stories/${short.id}/seen`, learner)).status).toBe(404)
  expect(await slugs(educator)).toContain(short.slug)
  time.now = testNow
})

test('has its picture in several sizes, and without one none', async () => {
  const file = new Blob([sampleFiles.webp], { type: 'image/webp' })
  const { slug } = await publishOne({ picture: file, alt: 'Damp curls' })
  const { data } = await call(show, { params: { slug } })
  expect(data.picture).toMatchObject({ alt: 'Damp curls' })
  const address = data.picture?.src.replace('/api/v1', '') ?? ''
  expect((await testApp.file(address)).headers.get('content-type')).toBe('image/webp')
  expect((await publishOne({ picture: new Blob([]) })).picture).toBeNull()
  expect((await publish({ picture: new Blob(['<svg onload=alert(1)>']) })).status).toBe(415)
})

test('is published by educators only, in a known category, with a text', async () => {
  expect((await publish({}, learner.token)).status).toBe(403)
  expect((await publish({ category: crypto.randomUUID() })).status).toBe(422)
  expect((await publish({ name: ' \u200B ' })).status).toBe(422)
  expect((await publish({ name: 'x'.repeat(141) })).status).toBe(422)
})

test('is seen by each member for themselves (STORY-3)', async () => {
  const { id, slug } = await makeStory(db)
  await call(markSeen, { params: { id } }, learner)
  await call(markSeen, { params: { id } }, learner)
  const isSeen = async (caller: { token?: string }) =>
    (await call(show, { params: { slug } }, caller)).data.is_seen
  expect([await isSeen(learner), await isSeen(educator), await isSeen({})]).toEqual([true, false, false])
})

test('is deleted by its author only', async () => {
  const { id, slug } = await publishOne()
  const other = await makeMember(db, time.now, { role: 'educator' })
  expect((await testApp.request('DELETE', `/stories/${id}`, other)).status).toBe(404)
  await call(remove, { params: { id } }, educator)
  expect((await testApp.request('GET', `/stories/${slug}`)).status).toBe(404)
})

test('publishing and deleting is in the audit log (AUDIT-1)', async () => {
  const { id } = await publishOne({ is_kept: 'on' })
  time.now = new Date(time.now.getTime() + 1000)
  await call(remove, { params: { id } }, educator)
  expect(await testApp.services.audit.entriesOf({ type: 'story', id })).toMatchObject([
    {
      action: 'story.publish',
      actorId: educator.user.id,
      after: { name: { de: 'Curls at noon' }, expires_at: null },
    },
    { action: 'story.delete', before: { name: { de: 'Curls at noon' } }, after: null },
  ])
})

test('a translated story has its text as it was written too (TEXT-6)', async () => {
  const name = { de: 'Locken am Mittag', en: 'Curls at noon', pt: 'Caracóis ao meio-dia' }
  const { slug } = await makeStory(db, { name, originalLocale: 'pt' })
  const read = async (locale: 'de' | 'pt') => (await call(show, { params: { slug } }, { locale })).data
  const original = { locale: 'pt', name: 'Caracóis ao meio-dia' }
  expect(await read('de')).toMatchObject({ locale: 'de', name: 'Locken am Mittag', original })
  expect(await read('pt')).toMatchObject({ ...original, original: null })
})
