import { commentEndpoints } from '@chignon/contract/community/comment'
import { mutedPersonEndpoints } from '@chignon/contract/community/muted-person'
import { ownPostEndpoints } from '@chignon/contract/community/own-post'
import { postEndpoints } from '@chignon/contract/community/post'
import { eq, sql } from '../../platform/db/drizzle.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { localized } from '../../platform/db/factories/localized.ts'
import { makePost, makePostCategory } from '../../platform/db/factories/post.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { comments, postResources } from '../../platform/db/schema/post.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const [cutting, colour] = [await makePostCategory(db), await makePostCategory(db)]
const day = (number: number) => new Date(Date.UTC(2027, 0, number))
await makePost(db, { slug: 'one', type: 'article', categoryId: cutting.id, publishedAt: day(1) })
await makePost(db, { slug: 'two', type: 'question', categoryId: colour.id, publishedAt: day(2) })
await makePost(db, {
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
    const listed = async (query: string) => {
      const { body } = await testApp.request('GET', `/posts?${query}`)
      return JSON.stringify(body)
    }
    const article = await testApp.call(postEndpoints.list, { query: { type: ['article'] } })
    expect(slugs(article)).toEqual(['one'])
    expect(await listed('type=article')).toBe(await listed('type[0]=article'))
    expect(await listed('type[]=article')).toBe(await listed('type[7]=article'))
    const both = await testApp.call(postEndpoints.list, { query: { category: [cutting.slug, colour.id] } })
    expect(slugs(both)).toEqual(['three', 'two', 'one'])
    const bySlugAndId = [cutting.slug, colour.id.toUpperCase()]
    expect(slugs(await testApp.call(postEndpoints.list, { query: { category: bySlugAndId } }))).toEqual(
      slugs(both),
    )
    const byId = await testApp.call(postEndpoints.list, { query: { category: [colour.id.toUpperCase()] } })
    expect(slugs(byId)).toEqual(['two'])
    const unknown = await testApp.call(postEndpoints.list, { query: { category: ['none'] } })
    expect([unknown.data, unknown.pagination.total]).toEqual([[], 0])
    const neither = await testApp.call(postEndpoints.list, {
      query: { category: [cutting.slug], type: ['question'] },
    })
    expect(slugs(neither)).toEqual([])
  })

  test('returns 401 for the saved posts of a guest', async () => {
    expect((await testApp.request('GET', '/posts?only_user_saved=1')).status).toBe(401)
  })
})

test('finds posts by words of any language, and similar posts by category', async () => {
  const category = await makePostCategory(db)
  const made = (slug: string, name: object) =>
    makePost(db, {
      slug,
      name: { ...localized(slug), ...name },
      categoryId: category.id,
      publishedAt: day(1),
    })
  await made('bob', { de: 'Der gläserne Pagenkopf' })
  await made('fringe', {})
  const search = async (words: string) =>
    slugs(await testApp.call(postEndpoints.list, { query: { search: words } }))
  expect(await search('GLASERNE pagen')).toEqual(['bob'])
  expect(await search('gläserne fringe')).toEqual([])
  const related = (id: string) => testApp.call(postEndpoints.list, { query: { related_to: id } })
  expect(slugs(await related('bob'))).toEqual(['fringe'])
  expect(slugs(await related('none'))).toEqual([])
})

test('finds Persian words by their own letters, also where ASCII has one letter for two', async () => {
  await makePost(db, { slug: 'smooth', name: { fa: 'موی صاف' }, body: { fa: 'یک متن' }, publishedAt: day(1) })
  const search = async (words: string) =>
    slugs(await testApp.call(postEndpoints.list, { query: { search: words } }))
  expect(await search('موی صاف')).toEqual(['smooth'])
  expect(await search('ساف')).toEqual([])
  expect(await search('wAF')).toEqual([])
})

describe('many posts', () => {
  beforeAll(async () => {
    const category = await makePostCategory(db)
    const { authorId } = await makePost(db)
    // 2,100 older ones with a frequent word, and 400 newer ones without it.
    await db().execute(sql`insert into posts (slug, type, category_id, author_id, name, body, published_at)
      select case when is_old then 'old-' else 'new-' end || number, 'article', ${category.id}, ${authorId},
        case when is_old then '{"en": "Chignonette"}' else '{"en": "Plaitlet"}' end::jsonb,
        case when number % 100 = 0 then '{"en": "rarely weekly"}' when number % 20 = 0 then '{"en": "weekly"}' else '{"en": "often"}' end::jsonb,
        case when is_old then '2020-01-01'::timestamptz else '2021-01-01'::timestamptz end + make_interval(mins => number)
      from (values (true, 2100), (false, 400)) as kinds (is_old, size), generate_series(1, size) as number`)
  })
  const list = async (query: { search?: string; page?: number; category?: string[] }) => {
    const found = await testApp.call(postEndpoints.list, { query })
    const all = slugs(found)
    return { first: all[0], second: all[1], last: all.at(-1), total: found.pagination.total }
  }

  test.each([
    ['of all of the newest posts', 'plaitlet', { first: 'new-400', second: 'new-399', last: 'new-391' }],
    ['of some of the newest posts', 'weekly', { first: 'new-400', second: 'new-380', last: 'new-220' }],
    ['of many older posts', 'chignonette', { first: 'old-2100', second: 'old-2099', last: 'old-2091' }],
  ])(
    'finds the newest posts by a word %s, and counts at least one after the page',
    async (_, search, expected) => {
      // The second time it is known how common the word is.
      for (const found of [await list({ search }), await list({ search })]) {
        expect(found).toMatchObject(expected)
        expect(found.total).toBeGreaterThan(10)
      }
    },
  )

  test('finds the newest posts by rare words, and counts all of them on the last pages', async () => {
    const found = await list({ search: 'rarely chignonette' })
    expect(found).toEqual({ first: 'old-2100', second: 'old-2000', last: 'old-1200', total: 11 })
    expect(await list({ search: 'rarely chignonette', page: 3 })).toMatchObject({
      first: 'old-100',
      total: 21,
    })
    expect(await list({ search: 'rarely chignonette', page: 4 })).toMatchObject({
      first: undefined,
      total: 21,
    })
  })

  test('returns the last page of a common word', async () => {
    expect(await list({ search: 'chignonette', page: 210 })).toMatchObject({ last: 'old-1', total: 2100 })
    expect(await list({ search: 'weekly', page: 13 })).toMatchObject({ last: 'old-20', total: 125 })
  })

  test('counts 100 posts after a page of the feed', async () => {
    expect((await list({})).total).toBe(110)
    expect((await list({ page: 12 })).total).toBe(220)
  })

  test('returns the total for a page after the last one', async () => {
    const { first, total } = await list({ category: [cutting.slug], page: 2 })
    expect([first, total]).toEqual([undefined, 2])
  })
})

test('returns an excerpt in lists, the text as a tree on its own', async () => {
  const { id } = await makePost(db, {
    slug: 'long',
    body: { en: 'A **guide**\n\n- one' },
    publishedAt: day(1),
  })
  const { data } = await testApp.call(postEndpoints.show, { params: { id } })
  expect(data).toMatchObject({ excerpt: 'A guide one', body: 'A **guide**\n\n- one', comments: [] })
  expect(data.text).toHaveLength(2)
})

describe('a post with translations (TEXT-6)', () => {
  const show = async (id: string, query: { original?: '1' } = {}) =>
    (await testApp.call(postEndpoints.show, { params: { id }, query }, { locale: 'de' })).data

  test('is shown in the language of the reader, or in the one it was written in', async () => {
    const { id } = await makePost(db, {
      name: { en: 'Edges', de: 'Kanten', pt: 'Pontas' },
      body: { en: 'Short', de: 'Kurz', pt: 'Curtas' },
      originalLocale: 'pt',
      publishedAt: day(1),
    })
    expect(await show(id)).toMatchObject({
      locale: 'de',
      original_locale: 'pt',
      name: 'Kanten',
      body: 'Kurz',
    })
    const original = {
      locale: 'pt',
      original_locale: 'pt',
      name: 'Pontas',
      body: 'Curtas',
      excerpt: 'Curtas',
    }
    expect(await show(id, { original: '1' })).toMatchObject(original)
  })

  test('has one language after its author changed it', async () => {
    const author = await makeMember(db, time.now)
    const { id } = await makePost(db, {
      authorId: author.user.id,
      name: { de: 'Kanten', pt: 'Pontas' },
      body: { de: 'Kurz', pt: 'Curtas' },
      originalLocale: 'pt',
      publishedAt: day(1),
    })
    const change = { params: { id }, body: { locale: 'de' as const, name: 'Neue Kanten' } }
    await testApp.call(ownPostEndpoints.change, change, author)
    expect(await show(id, { original: '1' })).toMatchObject({
      locale: 'de',
      original_locale: 'de',
      name: 'Neue Kanten',
    })
  })
})

test('returns the accepted answer of a question, its author and whether it was edited', async () => {
  const author = await makeMember(db, time.now)
  const editedAt = day(3)
  const post = await makePost(db, {
    type: 'question',
    authorId: author.user.id,
    publishedAt: day(1),
    editedAt,
  })
  const params = { id: post.id }
  const answer = { params, body: { body: 'Begin at the nape' } }
  const { data: comment } = await testApp.call(commentEndpoints.create, answer, author)
  await testApp.call(ownPostEndpoints.acceptAnswer, { params, body: { comment_id: comment.id } }, author)
  const show = async (token?: string) =>
    (await testApp.call(postEndpoints.show, { params }, token === undefined ? {} : { token })).data
  expect(await show(author.token)).toMatchObject({
    edited_at: editedAt.toISOString(),
    is_own: true,
    accepted_comment_id: comment.id,
  })
  expect(await show()).toMatchObject({ is_own: false, accepted_comment_id: comment.id })
  await db()
    .update(comments)
    .set({ deletedAt: day(3) })
    .where(eq(comments.id, comment.id))
  expect((await show()).accepted_comment_id).toBeNull()
})

test('lists the posts of an author, marked for those who muted them', async () => {
  const author = await makeMember(db, time.now)
  const { token } = await makeMember(db, time.now)
  await makePost(db, { slug: 'of-author', authorId: author.user.id, publishedAt: day(1) })
  await makePost(db, { slug: 'draft-of-author', authorId: author.user.id, publishedAt: null })
  const list = () => testApp.call(postEndpoints.list, { query: { author: author.user.id } }, { token })
  expect((await list()).data).toMatchObject([{ slug: 'of-author', is_muted: false }])
  await testApp.call(mutedPersonEndpoints.mute, { params: { id: author.user.id } }, { token })
  expect((await list()).data).toMatchObject([{ slug: 'of-author', is_muted: true }])
})

test('returns pictures with their description and sizes', async () => {
  const post = await makePost(db, { type: 'image', publishedAt: day(1) })
  const resource = {
    postId: post.id,
    type: 'image/webp',
    url: '/a.webp',
    alt: 'A bob from behind',
    position: 0,
  }
  await db().insert(postResources).values(resource)
  const { data } = await testApp.call(postEndpoints.show, { params: { id: post.id } })
  expect(data.resources).toMatchObject([{ url: '/a.webp', alt: 'A bob from behind', picture: null }])
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

test('a like notifies the author of the post until it is taken back', async () => {
  const author = await makeMember(db, time.now)
  const { token } = await makeMember(db, time.now)
  const post = await makePost(db, { authorId: author.user.id })
  const count = () => testApp.services.notifications.countUnread(author.user.id)
  await testApp.call(postEndpoints.like, { params: { id: post.id } }, { token })
  await vi.waitFor(async () => expect(await count()).toBe(1))
  await testApp.call(postEndpoints.unlike, { params: { id: post.id } }, { token })
  await vi.waitFor(async () => expect(await count()).toBe(0))
})
