import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { defineEndpoints } from '@chignon/contract/platform/define-endpoints'
import { discussionEndpoints } from '@chignon/contract/community/discussion'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpointUrl } from './endpoint-url.ts'

const feed = defineEndpoints('feed', {
  list: {
    method: 'GET',
    path: '/feed',
    summary: 'A list with a filter of several values',
    query: z.object({ category: z.optional(z.array(z.string())), only_user_saved: z.optional(z.number()) }),
    response: z.unknown(),
  },
})

describe('endpointUrl', () => {
  it('fills in path parameters', () => {
    expect(endpointUrl(courseEndpoints.show, { params: { id: 'bob' } })).toBe('/courses/bob')
    expect(endpointUrl(discussionEndpoints.show, { params: { type: 'course', slug: 'bob' } })).toBe(
      '/discussions/course/bob',
    )
  })

  it.each(['../user/me', 'a/b', 'a?b=c', 'a#b', '%2e%2e'])('encodes %j in a path parameter', (id) => {
    const { pathname } = new URL(endpointUrl(courseEndpoints.show, { params: { id } }), 'http://api')
    expect(pathname.split('/')).toHaveLength(3)
    expect(decodeURIComponent(pathname)).toBe(`/courses/${id}`)
  })

  it('appends the query without empty values', () => {
    const query = { page: 2, search: '', category: undefined, related_to: null }
    expect(endpointUrl(courseEndpoints.list, { query })).toBe('/courses?page=2')
    expect(endpointUrl(courseEndpoints.list, { query: {} })).toBe('/courses')
    expect(endpointUrl(courseEndpoints.list, {})).toBe('/courses')
  })

  it('encodes special characters', () => {
    const url = new URL(
      endpointUrl(courseEndpoints.list, { query: { search: 'bob & line = 50% ✂' } }),
      'http://api',
    )
    expect(url.searchParams.get('search')).toBe('bob & line = 50% ✂')
  })

  it('numbers the items of a list: category[i]', () => {
    const url = endpointUrl(feed.list, { query: { category: ['cutting', 'colour'], only_user_saved: 1 } })
    expect(decodeURIComponent(url)).toBe('/feed?category[0]=cutting&category[1]=colour&only_user_saved=1')
  })
})
