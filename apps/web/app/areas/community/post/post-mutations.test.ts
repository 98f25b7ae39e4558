import type { Post } from '@chignon/contract/community/post'
import { onlineManager } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { describe, expect, it, vi } from 'vitest'
import { toastsAtom } from '@chignon/app-kit/browser/toast-atoms'
import { createCall } from '@chignon/app-kit/data/call'
import { createQueryClient, endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import { likePostAtom, savePostAtom } from './post-mutations.ts'
import { postListQuery, postQuery } from './post-queries.ts'

const id = '0195d3a4-8f00-7000-8000-000000000001'
const post: Post = {
  id,
  slug: 'a-first-bob',
  type: 'article',
  name: 'A first bob',
  excerpt: '',
  category: { id, slug: 'cutting', name: 'Cutting' },
  author: { id, first_name: 'Ada', last_name: 'Bell', thumbnail_url: null },
  preview_url: null,
  locale: 'en',
  published_at: '2026-01-01T00:00:00Z',
  resources: [],
  is_liked: false,
  likes_count: 4,
  is_saved: false,
  comments_count: 0,
  is_muted: false,
}
const other: Post = { ...post, id: '0195d3a4-8f00-7000-8000-000000000002', slug: 'another' }

/** A store with two cached posts. Requests wait for `respond` or `loseConnection`. */
function setUp(cached: Partial<Post> = {}) {
  const requests: string[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const fetch = (request: Request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    return promise.then((response) => response.clone())
  }
  const client = createQueryClient(createCall({ base: 'http://api/api/v1', locale: 'en', fetch }))
  const store = createStore()
  store.set(queryClientAtom, client)
  const list = endpointQueryOptions(postListQuery({}))
  const page = endpointQueryOptions(postQuery({ params: { id: post.slug } }))
  const first = { ...post, ...cached }
  const pagination = { page: 1, per_page: 12, total: 2, last_page: 1 }
  client.setQueryData(list.queryKey, { data: [first, other], pagination })
  const whole = {
    body: '',
    text: [],
    original_locale: post.locale,
    state: 'visible' as const,
    comments: [],
    comments_pagination: { page: 1, per_page: 20, total: 0, last_page: 1 },
    edited_at: null,
    is_own: false,
    accepted_comment_id: null,
  }
  client.setQueryData(page.queryKey, { data: { ...first, ...whole } })
  return {
    store,
    requests,
    respond: (body: unknown, status = 200) => resolve(Response.json(body, { status })),
    loseConnection: () => reject(new TypeError('Failed to fetch')),
    isStale: () => client.getQueryState(list.queryKey)?.isInvalidated,
    cachedPosts: () => [
      client.getQueryData(page.queryKey)?.data,
      ...(client.getQueryData(list.queryKey)?.data ?? []),
    ],
  }
}

const liked = { is_liked: true, likes_count: 5 }
const notLiked = { is_liked: false, likes_count: 4 }

describe('likePostAtom', () => {
  it('marks the post as liked and adds 1 before the server responds', async () => {
    const { store, cachedPosts, requests, respond, isStale } = setUp()
    const liking = store.set(likePostAtom, { id, isLiked: true })
    await vi.waitFor(() => expect(cachedPosts()).toMatchObject([liked, liked, notLiked]))
    respond({ data: liked })
    await liking
    expect(requests).toEqual([`POST /api/v1/like/post/${id}`])
    expect(cachedPosts()).toMatchObject([liked, liked, notLiked])
    expect(isStale()).toBe(true)
    expect(store.get(toastsAtom)).toEqual([])
  })

  it('reverses both when unliking', async () => {
    const { store, cachedPosts, requests, respond } = setUp(liked)
    const unliking = store.set(likePostAtom, { id, isLiked: false })
    await vi.waitFor(() => expect(cachedPosts()).toMatchObject([notLiked, notLiked, notLiked]))
    respond({ data: notLiked })
    await unliking
    expect(requests).toEqual([`DELETE /api/v1/unlike/post/${id}`])
  })

  it('counts a repeated like once', async () => {
    const { store, cachedPosts, respond } = setUp(liked)
    respond({ data: liked })
    await store.set(likePostAtom, { id, isLiked: true })
    expect(cachedPosts()[0]).toMatchObject(liked)
  })

  it('restores the post and shows the server’s message if the call fails', async () => {
    const { store, cachedPosts, respond } = setUp()
    const liking = store.set(likePostAtom, { id, isLiked: true })
    await vi.waitFor(() => expect(cachedPosts()[0]).toMatchObject(liked))
    respond({ message: 'There is no such post.', code: 'not_found' }, 404)
    await liking
    expect(cachedPosts()).toMatchObject([notLiked, notLiked, notLiked])
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', message: 'There is no such post.' }])
  })

  it('restores the post and shows a general message if the connection fails', async () => {
    const { store, cachedPosts, loseConnection } = setUp()
    loseConnection()
    await store.set(likePostAtom, { id, isLiked: true })
    expect(cachedPosts()[0]).toMatchObject(notLiked)
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', message: null }])
  })

  it('restores the post and shows a message at once if the browser is offline', async () => {
    const { store, cachedPosts, loseConnection } = setUp()
    loseConnection()
    onlineManager.setOnline(false)
    try {
      await store.set(likePostAtom, { id, isLiked: true })
    } finally {
      onlineManager.setOnline(true)
    }
    expect(cachedPosts()).toMatchObject([notLiked, notLiked, notLiked])
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', message: null }])
  })

  it('sends a like and an unlike in the order of the clicks', async () => {
    const { store, cachedPosts, requests, respond } = setUp()
    const clicks = [
      store.set(likePostAtom, { id, isLiked: true }),
      store.set(likePostAtom, { id, isLiked: false }),
    ]
    await vi.waitFor(() => expect(requests).toEqual([`POST /api/v1/like/post/${id}`]))
    respond({ data: liked })
    await Promise.all(clicks)
    expect(requests).toEqual([`POST /api/v1/like/post/${id}`, `DELETE /api/v1/unlike/post/${id}`])
    expect(cachedPosts()[0]).toMatchObject(notLiked)
  })
})

describe('savePostAtom', () => {
  it.each([
    [true, 'POST'],
    [false, 'DELETE'],
  ])('sets is_saved to %s with %s before the server responds', async (isSaved, method) => {
    const { store, cachedPosts, requests, respond } = setUp({ is_saved: !isSaved })
    const saving = store.set(savePostAtom, { id, isSaved })
    await vi.waitFor(() => expect(cachedPosts()[1]).toMatchObject({ is_saved: isSaved, likes_count: 4 }))
    respond({ data: { is_saved: isSaved } })
    await saving
    expect(requests).toEqual([`${method} /api/v1/user/saved-posts/${id}`])
  })

  it('restores is_saved if the call fails', async () => {
    const { store, cachedPosts, respond } = setUp()
    respond({ message: 'Later.', code: 'unavailable' }, 503)
    await store.set(savePostAtom, { id, isSaved: true })
    expect(cachedPosts()[0]).toMatchObject({ is_saved: false })
    expect(store.get(toastsAtom)).toHaveLength(1)
  })
})
