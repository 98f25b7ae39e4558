import { postEndpoints } from '@chignon/contract/post'
import { describe, expect, test } from 'vitest'
import { makePost, makePostCategory } from '../db/factories/post.ts'
import { makeMember } from '../db/factories/user.ts'
import { comments } from '../db/schema/post.ts'
import { openTestApp } from '../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const [cutting, colour] = [await makePostCategory(db), await makePostCategory(db)]
const day = (number: number) => new Date(Date.UTC(2027, 0, number))
await makePost(db, { slug: 'one', type: 'article', categoryId: cutting.id, publishedAt: day(1) })
await makePost(db, { slug: 'two', type: 'question', categoryId: colour.id, publishedAt: day(2) })
const three = await makePost(db, {
  slug: 'three',
  type: 'video',
  categoryId: cutting.id,
  publishedAt: day(3),
  likesCount: 4,
})
const slugs = (list: { data: { slug: string }[] }) => list.data.map(({ slug }) => slug)

describe('the feed', () => {
  test('returns the newest first, ten per page', async () => {
    const feed = await testApp.call(postEndpoints.list, {})
    expect(slugs(feed)).toEqual(['three', 'two', 'one'])
    expect(feed.pagination.per_page).toBe(10)
    expect(feed.data[0]).toMatchObject({
      likes_count: 4,
      is_liked: false,
      is_saved: false,
      published_at: day(3).toISOString(),
    })
  })

  test('filters by categories and types, with each notation of a list', async () => {
    const by = async (query: string) => {
      const { body } = await testApp.request('GET', `/posts?${query}`)
      return JSON.stringify(body)
    }
    const article = await testApp.call(postEndpoints.list, { query: { type: ['article'] } })
    expect(slugs(article)).toEqual(['one'])
    expect(await by('type=article')).toBe(await by('type[0]=article'))
    expect(await by('type[]=article')).toBe(await by('type[7]=article'))
    const both = await testApp.call(postEndpoints.list, { query: { category: [cutting.slug, colour.id] } })
    expect(slugs(both)).toEqual(['three', 'two', 'one'])
    const neither = await testApp.call(postEndpoints.list, {
      query: { category: [cutting.slug], type: ['question'] },
    })
    expect(slugs(neither)).toEqual([])
  })

  test('returns 401 for the saved posts of a guest', async () => {
    expect((await testApp.request('GET', '/posts?only_user_saved=1')).status).toBe(401)
  })
})

describe('one post', () => {
  test('has its comments; replies have the id of the comment they answer', async () => {
    const { user } = await makeMember(db, time.now)
    const comment = { postId: three.id, authorId: user.id, locale: 'en' }
    const [first] = await db()
      .insert(comments)
      .values({ ...comment, body: 'Lovely', publishedAt: day(4) })
      .returning()
    await db()
      .insert(comments)
      .values({ ...comment, body: 'Thanks', parentId: first?.id, publishedAt: day(5) })
    const { data } = await testApp.call(postEndpoints.show, { params: { id: 'three' } })
    expect(data.comments_count).toBe(2)
    expect(data.comments.map(({ body, parent_id, published_at }) => [body, parent_id, published_at])).toEqual(
      [
        ['Lovely', null, day(4).toISOString()],
        ['Thanks', first?.id, day(5).toISOString()],
      ],
    )
  })
})

describe('liking and saving', () => {
  const calls = [postEndpoints.like, postEndpoints.unlike, postEndpoints.save, postEndpoints.unsave]

  test.each(calls)('$method $path returns 401 for a guest, 404 for an unknown post', async (endpoint) => {
    const path = endpoint.path.replace('{id}', 'three')
    expect((await testApp.request(endpoint.method, path)).status).toBe(401)
    const { token } = await makeMember(db, time.now)
    expect((await testApp.request(endpoint.method, path.replace('three', 'none'), { token })).status).toBe(
      404,
    )
  })

  test('counts a like once, and removes it once', async () => {
    const { token } = await makeMember(db, time.now)
    const params = { id: 'three' }
    const likes = () =>
      Promise.all([1, 2, 3].map(() => testApp.call(postEndpoints.like, { params }, { token })))
    expect((await likes()).map(({ data }) => data)).toEqual(
      [1, 2, 3].map(() => ({ is_liked: true, likes_count: 5 })),
    )
    expect((await testApp.call(postEndpoints.show, { params }, { token })).data).toMatchObject({
      is_liked: true,
      likes_count: 5,
    })
    expect((await testApp.call(postEndpoints.show, { params })).data).toMatchObject({
      is_liked: false,
      likes_count: 5,
    })
    for (let time = 0; time < 2; time += 1) {
      const { data } = await testApp.call(postEndpoints.unlike, { params }, { token })
      expect(data).toEqual({ is_liked: false, likes_count: 4 })
    }
  })

  test('counts all simultaneous likes', async () => {
    const post = await makePost(db)
    const members = await Promise.all(Array.from({ length: 12 }, () => makeMember(db, time.now)))
    await Promise.all(
      members.map(({ token }) => testApp.call(postEndpoints.like, { params: { id: post.id } }, { token })),
    )
    const { data } = await testApp.call(postEndpoints.show, { params: { id: post.id } })
    expect(data.likes_count).toBe(12)
  })

  test('lists a saved post only for the person who saved it, until it is removed', async () => {
    const { token } = await makeMember(db, time.now)
    const { token: other } = await makeMember(db, time.now)
    const saved = async (who: string) =>
      slugs(await testApp.call(postEndpoints.list, { query: { only_user_saved: '1' } }, { token: who }))
    await testApp.call(postEndpoints.save, { params: { id: 'two' } }, { token })
    await testApp.call(postEndpoints.save, { params: { id: 'two' } }, { token })
    expect([await saved(token), await saved(other)]).toEqual([['two'], []])
    await testApp.call(postEndpoints.unsave, { params: { id: 'two' } }, { token })
    expect(await saved(token)).toEqual([])
  })
})
