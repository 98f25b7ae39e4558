import { maxDrafts } from '@chignon/contract/community/community-rules'
import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { notificationEndpoints } from '@chignon/contract/platform/notification'
import { ownPostEndpoints, type OwnPost } from '@chignon/contract/community/own-post'
import { postEndpoints } from '@chignon/contract/community/post'
import { eq } from '../../platform/db/drizzle.ts'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { makePost, makePostCategory } from '../../platform/db/factories/post.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { files } from '../../platform/db/schema/file.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { photograph, refusedPictures } from '../../testing/hostile-pictures.ts'
import { sampleFiles } from '../../testing/sample-files.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/uploads.ts'
import { anonymizeUser } from '../../identity/account-deletion/anonymize-user.ts'
import { publishScheduledPosts } from './own-post.jobs.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
await makePostCategory(db)
const author = async (role: 'learner' | 'educator' | 'staff' = 'learner') =>
  makeMember(db, time.now, { role })
const hourMs = 60 * 60 * 1000
const article = { name: 'A bob', body: 'From line to movement.' }

async function write(token: string, form: object = article): Promise<OwnPost> {
  return (await testApp.call(ownPostEndpoints.create, { body: form }, { token })).data
}
const publish = async (token: string, id: string, body: object = {}) =>
  testApp.request('POST', `/posts/${id}/publication`, { token, body })
const feedIds = async () => (await testApp.call(postEndpoints.list, {})).data.map(({ id }) => id)
const add = async (token: string, id: string, bytes: Buffer) =>
  z.parse(
    ownPostEndpoints.addResource.response,
    (await upload(testApp, `/posts/${id}/resources`, bytes, token)).body,
  ).data

test('a draft is shown to its author alone, and changed by them (COMPOSE-1)', async () => {
  const [{ token }, educator] = [await author(), await author('educator')]
  const draft = await write(token, {})
  expect(draft).toMatchObject({ type: 'article', name: '', body: '', state: 'draft', locale: 'en' })
  const params = { id: draft.id }
  time.now = new Date(time.now.getTime() + 1000)
  const { data } = await testApp.call(ownPostEndpoints.change, { params, body: article }, { token })
  expect(data).toMatchObject({ ...article, saved_at: time.now.toISOString(), edited_at: null })
  expect((await testApp.call(ownPostEndpoints.list, {}, { token })).data).toEqual([data])
  const query = { state: 'published' as const }
  expect((await testApp.call(ownPostEndpoints.list, { query }, { token })).data).toEqual([])
  expect(await feedIds()).not.toContain(draft.id)
  for (const other of [educator.token, token]) {
    expect((await testApp.request('GET', `/posts/${draft.slug}`, { token: other })).status).toBe(404)
  }
})

test('posts of others answer like unknown ones, and nothing is changed; staff may change them', async () => {
  const [{ token }, other, staff] = [await author(), await author('educator'), await author('staff')]
  const { id } = await write(token)
  const { id: resource } = await add(token, id, photograph)
  const calls: Endpoint[] = Object.values(ownPostEndpoints)
  for (const { method, path } of calls.filter(
    (endpoint) => endpoint.path.includes('{id}') && endpoint.audience === 'member',
  )) {
    const address = path.replace('{id}', id).replace('{resource}', resource)
    const body = path.endsWith('accepted-answer') ? { comment_id: null } : {}
    const send = path.endsWith('/resources')
      ? upload(testApp, address, photograph, other.token)
      : testApp.request(method, address, { token: other.token, ...(method === 'GET' ? {} : { body }) })
    expect((await send).status, `${method} ${path}`).toBe(404)
  }
  const { data } = await testApp.call(ownPostEndpoints.show, { params: { id } }, { token })
  expect(data).toMatchObject({ ...article, state: 'draft', resources: [{ id: resource }] })
  const body = { name: 'Changed' }
  await testApp.call(ownPostEndpoints.change, { params: { id }, body }, { token: staff.token })
})

test('a change that is based on an older version is refused (COMPOSE-2)', async () => {
  const { token } = await author()
  const { id, saved_at } = await write(token)
  const params = { id }
  time.now = new Date(time.now.getTime() + 1000)
  const body = { body: 'From the phone.', saved_at }
  await testApp.call(ownPostEndpoints.change, { params, body }, { token })
  expect(
    await testApp.request('PATCH', `/posts/${id}`, { token, body: { body: 'From the desk.', saved_at } }),
  ).toMatchObject({ status: 409, body: { message: expect.stringContaining('another device') } })
  const { data } = await testApp.call(ownPostEndpoints.show, { params }, { token })
  expect(data.body).toBe('From the phone.')
})

test('publishing needs what the type needs, gives the post its address and puts it into the feed (COMPOSE-3)', async () => {
  const { token } = await author()
  const draft = await write(token, { type: 'image' })
  expect(await publish(token, draft.id)).toMatchObject({
    status: 422,
    body: { errors: { name: ['Give your post a title.'], resources: ['Add a picture.'] } },
  })
  const params = { id: draft.id }
  await testApp.call(ownPostEndpoints.change, { params, body: article }, { token })
  const { picture } = await add(token, draft.id, photograph)
  expect(await publish(token, draft.id)).toMatchObject({
    status: 200,
    body: {
      message: 'Your post has been published.',
      data: {
        slug: `a-bob-${draft.slug.slice(-6)}`,
        state: 'published',
        published_at: time.now.toISOString(),
      },
    },
  })
  expect(await feedIds()).toContain(draft.id)
  expect((await publish(token, draft.id)).status).toBe(409)
  const { data } = await testApp.call(postEndpoints.show, { params })
  expect(data.preview_url).toContain(picture?.id)
  await testApp.call(ownPostEndpoints.withdraw, { params }, { token })
  expect(await feedIds()).not.toContain(draft.id)
})

test('educators schedule a post; it is published at its time (COMPOSE-5)', async () => {
  const [learner, educator] = [await author(), await author('educator')]
  const publish_at = new Date(time.now.getTime() + hourMs).toISOString()
  const other = await write(learner.token)
  expect((await publish(learner.token, other.id, { publish_at })).status).toBe(403)
  const { id } = await write(educator.token)
  expect((await publish(educator.token, id, { publish_at: '2020-01-01T00:00:00Z' })).status).toBe(422)
  expect(await publish(educator.token, id, { publish_at })).toMatchObject({
    body: { data: { state: 'scheduled', scheduled_at: publish_at } },
  })
  const runJob = async () => {
    await services.jobs.enqueue(publishScheduledPosts, {})
    await testApp.runJobs()
  }
  await runJob()
  expect(await feedIds()).not.toContain(id)
  time.now = new Date(time.now.getTime() + hourMs)
  await runJob()
  const { data } = await testApp.call(ownPostEndpoints.show, { params: { id } }, { token: educator.token })
  expect(data).toMatchObject({ state: 'published', published_at: publish_at, scheduled_at: null })
})

test('a change of a published post keeps the previous text and marks it as edited (COMPOSE-6)', async () => {
  const { token } = await author()
  const { id } = await write(token)
  const params = { id }
  await publish(token, id)
  await testApp.call(ownPostEndpoints.change, { params, body: { name: article.name } }, { token })
  const { data } = await testApp.call(
    ownPostEndpoints.change,
    { params, body: { body: 'Shorter.' } },
    { token },
  )
  expect(data).toMatchObject({ body: 'Shorter.', edited_at: time.now.toISOString() })
  const history = await testApp.call(ownPostEndpoints.revisions, { params }, { token })
  expect(history.data).toMatchObject([article])
})

test('the author of a question accepts one of its comments (COMPOSE-7)', async () => {
  const { user, token } = await author()
  const question = await makePost(db, { type: 'question', authorId: user.id })
  const other = await makePost(db, { authorId: user.id })
  const commentOn = async (postId: string) => {
    const values = { postId, authorId: user.id, locale: 'en', body: 'With a comb.' }
    return (await db().insert(comments).values(values).returning())[0]?.id ?? ''
  }
  const accept = async (postId: string, comment_id: string | null) =>
    (await testApp.request('PUT', `/posts/${postId}/accepted-answer`, { token, body: { comment_id } })).status
  const answer = await commentOn(question.id)
  expect(await accept(question.id, await commentOn(other.id))).toBe(404)
  expect(await accept(other.id, await commentOn(other.id))).toBe(409)
  expect(await accept(question.id, answer)).toBe(200)
  const accepted = async () =>
    (await db().select().from(posts).where(eq(posts.id, question.id)))[0]?.acceptedCommentId
  expect(await accepted()).toBe(answer)
  expect(await accept(question.id, null)).toBe(200)
  expect(await accepted()).toBeNull()
})

test.each([{ state: 'held' }, { state: 'hidden' }, { deletedAt: new Date() }] as const)(
  'a comment that its readers do not see cannot be accepted: %o (COMPOSE-7)',
  async (unseen) => {
    const { user, token } = await author()
    const other = await makeMember(db, time.now)
    const question = await makePost(db, { type: 'question', authorId: user.id })
    const values = { postId: question.id, authorId: other.user.id, locale: 'en', body: 'Dry.', ...unseen }
    const [comment] = await db().insert(comments).values(values).returning()
    const body = { comment_id: comment?.id }
    const address = `/posts/${question.id}/accepted-answer`
    expect((await testApp.request('PUT', address, { token, body })).status).toBe(404)
  },
)

test('the author of an accepted answer is notified once, until another one is accepted (NOTIFY-7)', async () => {
  const asker = await makeMember(db, time.now, { firstName: 'Ana', lastName: 'Díaz' })
  const [ben, cem] = [await makeMember(db, time.now), await makeMember(db, time.now)]
  const question = await makePost(db, {
    type: 'question',
    authorId: asker.user.id,
    name: { en: 'Wet or dry?' },
  })
  const answerOf = async ({ user }: typeof ben) => {
    const values = { postId: question.id, authorId: user.id, locale: 'en', body: 'Dry.' }
    return (await db().insert(comments).values(values).returning())[0]?.id ?? ''
  }
  const accept = (comment_id: string | null) =>
    testApp.call(ownPostEndpoints.acceptAnswer, { params: { id: question.id }, body: { comment_id } }, asker)
  const news = async ({ token }: typeof ben) =>
    (await testApp.call(notificationEndpoints.list, {}, { token })).data.map(({ text }) =>
      text.replaceAll(/[\u2068\u2069]/g, ''),
    )
  const [bens, cems] = [await answerOf(ben), await answerOf(cem)]
  await accept(bens)
  expect(await news(ben)).toEqual(['Ana Díaz accepted your answer to “Wet or dry?”.'])
  await testApp.call(notificationEndpoints.readAll, {}, ben)
  await accept(bens)
  expect(await news(ben)).toHaveLength(1)
  await accept(cems)
  expect(await news(cem)).toHaveLength(1)
  await accept(null)
  expect(await news(cem)).toEqual([])
  expect(await news(asker)).toEqual([])
})

test('pictures and clips are added, described, moved and removed with their files (COMPOSE-4)', async () => {
  const { user, token } = await author()
  const { id } = await write(token)
  const params = { id }
  const [first, clip] = [await add(token, id, photograph), await add(token, id, sampleFiles.mp4)]
  expect([first.picture?.width, first.type, clip.picture, clip.type]).toEqual([
    40,
    'image/webp',
    null,
    'video/mp4',
  ])
  expect((await testApp.file(clip.url?.replace('/api/v1', '') ?? '')).status).toBe(200)
  const body = { alt: 'The nape', index: 1 }
  const { data } = await testApp.call(
    ownPostEndpoints.changeResource,
    { params: { ...params, resource: first.id }, body },
    { token },
  )
  expect(data.resources.map((resource) => [resource.id, resource.alt])).toEqual([
    [clip.id, ''],
    [first.id, 'The nape'],
  ])
  for (const resource of [first.id, clip.id]) {
    await testApp.call(ownPostEndpoints.removeResource, { params: { ...params, resource } }, { token })
  }
  expect(await db().select().from(files).where(eq(files.ownerId, user.id))).toEqual([])
})

test('a published image post keeps its last picture, a draft need not (COMPOSE-3)', async () => {
  const { token } = await author()
  const { id } = await write(token, { type: 'image', name: 'Two views' })
  const [first, second] = [await add(token, id, photograph), await add(token, id, photograph)]
  await publish(token, id)
  const remove = (resource: string) =>
    testApp.request('DELETE', `/posts/${id}/resources/${resource}`, { token })
  expect((await remove(first.id)).status).toBe(200)
  const refused = await remove(second.id)
  expect([refused.status, refused.body]).toMatchObject([422, { errors: { resources: [expect.any(String)] } }])
  await testApp.request('DELETE', `/posts/${id}/publication`, { token })
  expect((await remove(second.id)).status).toBe(200)
})

test.each(Object.entries(refusedPictures).filter(([name]) => name !== 'a video'))(
  '%s is refused',
  async (_, [status, bytes]) => {
    const { token } = await author()
    const { id } = await write(token)
    expect((await upload(testApp, `/posts/${id}/resources`, bytes, token)).status).toBe(status)
  },
)

test('a post is deleted with its files, and so are the drafts of a person who is deleted (COMPOSE-8)', async () => {
  const { user, token } = await author()
  const [removed, left] = [await write(token), await write(token)]
  for (const { id } of [removed, left]) await add(token, id, photograph)
  await testApp.call(ownPostEndpoints.remove, { params: { id: removed.id } }, { token })
  expect((await testApp.call(ownPostEndpoints.list, {}, { token })).data).toHaveLength(1)
  await anonymizeUser(services, user.id, time.now)
  expect(await db().select().from(posts).where(eq(posts.authorId, user.id))).toEqual([])
  expect(await db().select().from(files).where(eq(files.purpose, 'post-picture'))).not.toContainEqual(
    expect.objectContaining({ ownerId: user.id }),
  )
})

test('a person has at most 100 drafts; an unknown category is refused', async () => {
  const { user, token } = await author()
  expect((await testApp.request('POST', '/posts', { token, body: { category: 'x' } })).status).toBe(422)
  const { categoryId } = await makePost(db)
  const rows = Array.from({ length: maxDrafts }, (_, index) => ({
    slug: `draft-of-many-${index}`,
    type: 'article' as const,
    name: {},
    body: {},
    authorId: user.id,
    categoryId,
    publishedAt: null,
  }))
  await db().insert(posts).values(rows)
  expect((await testApp.request('POST', '/posts', { token, body: {} })).status).toBe(409)
})
