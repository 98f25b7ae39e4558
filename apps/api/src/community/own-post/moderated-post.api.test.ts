import { ownPostEndpoints, type OwnPost } from '@chignon/contract/community/own-post'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makePost, makePostCategory } from '../../platform/db/factories/post.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { listedWords, suspensions } from '../../platform/db/schema/moderation.ts'
import { postResources, posts } from '../../platform/db/schema/post.ts'
import { photograph } from '../../testing/hostile-pictures.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/uploads.ts'
import { publishScheduledPosts } from './own-post.jobs.ts'

const testApp = await openTestApp()
const { db, time, services, call } = testApp
const hourMs = 60 * 60 * 1000
await makePostCategory(db)
await db().insert(listedWords).values({ locale: 'en', word: 'miracle serum' })
const person = (role: 'learner' | 'educator' = 'educator') => makeMember(db, time.now, { role })
const { publish, withdraw, change } = ownPostEndpoints

async function schedule(token: string): Promise<OwnPost> {
  const body = { name: 'A bob', body: 'From line to movement.' }
  const { data } = await call(ownPostEndpoints.create, { body }, { token })
  const publication = { publish_at: new Date(time.now.getTime() + hourMs).toISOString() }
  return (await call(publish, { params: { id: data.id }, body: publication }, { token })).data
}
async function publishDue(): Promise<void> {
  time.now = new Date(time.now.getTime() + 2 * hourMs)
  await services.jobs.enqueue(publishScheduledPosts, {})
  await testApp.runJobs()
}
const statusFor = async (id: string) => (await testApp.request('GET', `/posts/${id}`)).status
const suspend = (userId: string) =>
  db()
    .insert(suspensions)
    .values({ userId, reason: 'Advertising', startsAt: time.now, endsAt: null })
    .returning()

test.each(['held', 'hidden'] as const)(
  'a %s post stays so when its author withdraws and publishes it again (MODERATION-2)',
  async (state) => {
    const { user, token } = await person('learner')
    const { id } = await makePost(db, { authorId: user.id, state, publishedAt: time.now })
    const params = { id }
    await call(withdraw, { params }, { token })
    const { data } = await call(publish, { params, body: {} }, { token })
    expect(data.text_state).toBe(state)
    expect(await statusFor(id)).toBe(404)
  },
)

test('a scheduled post whose text gets a listed word is held at its time', async () => {
  const { token } = await person()
  const { id } = await schedule(token)
  const body = { body: 'Try this miracle serum' }
  expect((await call(change, { params: { id }, body }, { token })).data.text_state).toBe('held')
  await publishDue()
  expect(await statusFor(id)).toBe(404)
})

test('a scheduled post of a suspended person waits until the suspension is lifted (MODERATION-8)', async () => {
  const { user, token } = await person()
  const { id } = await schedule(token)
  const [suspension] = await suspend(user.id)
  await publishDue()
  expect(await statusFor(id)).toBe(404)
  await db()
    .update(suspensions)
    .set({ liftedAt: time.now })
    .where(eq(suspensions.id, suspension?.id ?? ''))
  await publishDue()
  expect(await statusFor(id)).toBe(200)
})

test('a description with a listed word holds the post, at once or when it is published', async () => {
  const { user, token } = await person('learner')
  const alt = 'A bottle of miracle serum'
  const described = async (publishedAt: Date | null) => {
    const { id } = await makePost(db, { authorId: user.id, publishedAt })
    const [resource] = await db()
      .insert(postResources)
      .values({ postId: id, type: 'image/webp', position: 1, alt: '' })
      .returning()
    const params = { id, resource: resource?.id ?? '' }
    return (await call(ownPostEndpoints.changeResource, { params, body: { alt } }, { token })).data
  }
  expect((await described(time.now)).text_state).toBe('held')
  const { id, text_state } = await described(null)
  expect(text_state).toBe('visible')
  const published = await call(publish, { params: { id }, body: {} }, { token })
  expect(published.data.text_state).toBe('held')
})

test('a suspended person cannot add or describe pictures', async () => {
  const { user, token } = await person('learner')
  const { id } = await makePost(db, { authorId: user.id, publishedAt: time.now })
  const [resource] = await db()
    .insert(postResources)
    .values({ postId: id, type: 'image/webp', position: 1, alt: '' })
    .returning()
  await suspend(user.id)
  const address = `/posts/${id}/resources`
  expect((await upload(testApp, address, photograph, token)).status).toBe(409)
  const body = { alt: 'Buy my comb' }
  expect((await testApp.request('PATCH', `${address}/${resource?.id}`, { token, body })).status).toBe(409)
  const rows = await db().select().from(postResources).where(eq(postResources.postId, id))
  expect(rows.map(({ alt }) => alt)).toEqual([''])
})

test('a published post keeps what its publication needs (COMPOSE-3)', async () => {
  const { user, token } = await person('learner')
  const { id } = await makePost(db, { authorId: user.id, publishedAt: time.now })
  for (const [body, field] of [
    [{ name: ' ' }, 'name'],
    [{ body: '' }, 'body'],
    [{ type: 'video' }, 'resources'],
  ] as const) {
    const answer = await testApp.request('PATCH', `/posts/${id}`, { token, body })
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })
  }
  const [row] = await db().select().from(posts).where(eq(posts.id, id))
  expect(row).toMatchObject({ type: 'article', editedAt: null })
})
