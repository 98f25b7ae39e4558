import { ownPostEndpoints } from '@chignon/contract/community/own-post'
import { eq } from '../db/drizzle.ts'
import { expect, test } from 'vitest'
import { makePost } from '../db/factories/post.ts'
import { makeStory } from '../db/factories/story.ts'
import { makeMember } from '../db/factories/user.ts'
import { posts } from '../db/schema/post.ts'
import { stories } from '../db/schema/story.ts'
import { photograph } from '../../testing/hostile-pictures.ts'
import { chunksOf, sampleFiles } from '../../testing/sample-files.ts'
import { refuse } from '../../testing/refuse.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/uploads.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const author = await makeMember(db, time.now, { role: 'educator' })
const stranger = await makeMember(db, time.now, { role: 'educator' })
const staff = await makeMember(db, time.now, { role: 'staff' })

/** The status of a file for a guest, another educator, its author and staff. */
async function statusesOf(address: string): Promise<number[]> {
  const tokens = [undefined, stranger.token, author.token, staff.token]
  const sent = tokens.map((token) =>
    testApp.file(address, token === undefined ? {} : { authorization: `Bearer ${token}` }),
  )
  return (await Promise.all(sent)).map(({ status }) => status)
}

async function addToPost(postId: string, bytes: Buffer): Promise<string> {
  const { status, body } = await upload(testApp, `/posts/${postId}/resources`, bytes, author.token)
  expect(status, JSON.stringify(body)).toBe(201)
  return (ownPostEndpoints.addResource.response.parse(body).data.url ?? '').replace('/api/v1', '')
}

test.each(['held', 'hidden'] as const)(
  'the picture and the clip of a %s post are sent only to its author and to staff (MODERATION-9)',
  async (state) => {
    const { id } = await makePost(db, { authorId: author.user.id, publishedAt: time.now })
    for (const address of [await addToPost(id, photograph), await addToPost(id, sampleFiles.mp4)]) {
      await db().update(posts).set({ state: 'visible' }).where(eq(posts.id, id))
      expect(await statusesOf(address)).toEqual([200, 200, 200, 200])
      await db().update(posts).set({ state }).where(eq(posts.id, id))
      expect(await statusesOf(address)).toEqual([404, 404, 200, 200])
    }
  },
)

test('the picture of a hidden story is sent only to its author and to staff', async () => {
  const ownerId = author.user.id
  const { id: pictureId } = await services.pictures.put(
    chunksOf(photograph),
    { purpose: 'post-picture', name: 'curls.jpg', ownerId },
    refuse,
  )
  const { id } = await makeStory(db, { authorId: ownerId, publishedAt: time.now, pictureId })
  const address = `/pictures/${pictureId}/40.webp`
  expect(await statusesOf(address)).toEqual([200, 200, 200, 200])
  await db().update(stories).set({ state: 'hidden' }).where(eq(stories.id, id))
  expect(await statusesOf(address)).toEqual([404, 404, 200, 200])
})

test('a file is stored by proxies only if a guest got it', async () => {
  const { id } = await makePost(db, { authorId: author.user.id, publishedAt: time.now })
  for (const address of [await addToPost(id, photograph), await addToPost(id, sampleFiles.mp4)]) {
    const cacheControl = async (headers?: Record<string, string>) =>
      (await testApp.file(address, headers)).headers.get('cache-control')
    expect(await cacheControl()).toMatch(/^public, max-age=\d+/)
    expect(await cacheControl({ authorization: `Bearer ${author.token}` })).toBe('private, no-cache')
  }
})
