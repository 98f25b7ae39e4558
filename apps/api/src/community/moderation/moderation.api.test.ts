import { discussionEndpoints } from '@chignon/contract/community/discussion'
import { postEndpoints } from '@chignon/contract/community/post'
import { storyEndpoints } from '@chignon/contract/community/story'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeDiscussion } from '../../platform/db/factories/discussion.ts'
import { makePost } from '../../platform/db/factories/post.ts'
import { makeStory } from '../../platform/db/factories/story.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { discussionReplies } from '../../platform/db/schema/discussion.ts'
import { listedWords, suspensions } from '../../platform/db/schema/moderation.ts'
import { comments } from '../../platform/db/schema/post.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time, call } = testApp
const author = await makeMember(db, time.now)
const other = await makeMember(db, time.now)
const staff = await makeMember(db, time.now, { role: 'staff' })
const readers = [
  ['a guest', {}, 0] as const,
  ['another learner', other, 0] as const,
  ['its author', author, 1] as const,
  ['staff', staff, 1] as const,
]
await db().insert(listedWords).values({ locale: 'en', word: 'miracle serum' })

const write = (slug: string, body: string, token: string) =>
  call(discussionEndpoints.addReply, { params: { type: 'general', slug }, body: { body } }, { token })

test.each(readers)('held and hidden texts: %s finds %o', async (_name, caller, shown) => {
  const authorId = author.user.id
  const post = await makePost(db, { authorId, state: 'held' })
  const answered = await makePost(db)
  const comment = { postId: answered.id, authorId, locale: 'en', body: 'Hm' } as const
  await db()
    .insert(comments)
    .values([
      { ...comment, state: 'held' },
      { ...comment, state: 'hidden' },
    ])
  const story = await makeStory(db, { authorId, state: 'hidden' })
  const { id, slug } = await makeDiscussion(db)
  await db()
    .insert(discussionReplies)
    .values({ discussionId: id, authorId, locale: 'en', body: 'Hm', state: 'held' })

  const feed = await call(postEndpoints.list, {}, caller)
  expect(feed.data.filter((listed) => listed.id === post.id)).toHaveLength(shown)
  const page = await testApp.request('GET', `/posts/${post.slug}`, caller)
  expect(page.status).toBe(shown === 1 ? 200 : 404)
  if (shown === 1) expect(page.body).toMatchObject({ data: { state: 'held' } })
  const { data } = await call(postEndpoints.show, { params: { id: answered.id } }, caller)
  expect([data.comments.length, data.comments_count]).toEqual([shown * 2, shown * 2])
  const stories = (await call(storyEndpoints.list, {}, caller)).data.flatMap((circle) => circle.stories)
  expect(stories.filter((listed) => listed.id === story.id)).toHaveLength(shown)
  const discussion = await call(discussionEndpoints.show, { params: { type: 'general', slug } }, caller)
  expect(discussion.data.replies).toHaveLength(shown)
  expect(discussion.data.replies_count).toBe(shown)
})

test('holds a text with a listed word, also when it is added later, and staff’s never', async () => {
  const { slug } = await makeDiscussion(db)
  const { data } = await write(slug, 'Try the MIRACLE  se\u200Brum', author.token)
  expect(data.state).toBe('held')
  const fine = await write(slug, 'Try a comb', author.token)
  expect(fine.data.state).toBe('visible')
  const change = (body: string) =>
    call(discussionEndpoints.changeReply, { params: { id: fine.data.id }, body: { body } }, author)
  expect((await change('Try a miracle serum')).data.state).toBe('held')
  // A moderator decides, not its author.
  expect((await change('Try a comb')).data.state).toBe('held')
  expect((await write(slug, 'No miracle serum, please', staff.token)).data.state).toBe('visible')
})

test('holds the sixth text within a minute', async () => {
  const { slug } = await makeDiscussion(db)
  const fast = await makeMember(db, time.now)
  const states = []
  for (let index = 0; index < 6; index += 1) states.push((await write(slug, 'Hi', fast.token)).data.state)
  expect(states).toEqual([...Array.from({ length: 5 }, () => 'visible'), 'held'])
})

test('a suspended person cannot write, and reads why and until when (MODERATION-8)', async () => {
  const { slug } = await makeDiscussion(db)
  const { user, token } = await makeMember(db, time.now)
  const [row] = await db()
    .insert(suspensions)
    .values({ userId: user.id, reason: 'Advertising', startsAt: time.now, endsAt: new Date('2027-08-01') })
    .returning()
  const tryWriting = () =>
    testApp.request('POST', `/discussions/general/${slug}/replies`, { token, body: { body: 'Hi' } })
  expect(await tryWriting()).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/until .*2027.*Advertising/) },
  })
  await db()
    .update(suspensions)
    .set({ liftedAt: time.now })
    .where(eq(suspensions.id, row?.id ?? ''))
  expect((await tryWriting()).status).toBe(201)
})
