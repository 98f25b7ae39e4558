import { expect, it } from 'vitest'
import { feedPath, listInputOf, readFeedFilters, wholeFeed } from './feed-filters.ts'

const read = (query: string) => readFeedFilters(new URLSearchParams(query))

it('reads and writes search, categories, type and page', () => {
  const query = 'search=bob&category=cutting&category=colour&type=video&page=3'
  const filters = read(query)
  expect(filters).toEqual({ search: 'bob', categories: ['cutting', 'colour'], types: ['video'], page: 3 })
  expect(feedPath(filters)).toBe(`/posts?${query}`)
  expect(listInputOf(filters)).toEqual({
    query: { page: 3, search: 'bob', category: ['cutting', 'colour'], type: ['video'] },
  })
})

it('leaves out what cannot be', () => {
  for (const query of ['', 'search=b', 'type=poem', 'page=0', 'page=two', 'page=1.5', 'category=A B'])
    expect(read(query)).toEqual(wholeFeed)
  expect(feedPath(wholeFeed)).toBe('/posts')
})
