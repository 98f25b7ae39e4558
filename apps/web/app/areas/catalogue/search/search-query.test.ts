import { describe, expect, it } from 'vitest'
import { readSearchQuery, searchPath, searchInput, productPath } from './search-query.ts'

const read = (query: string) => readSearchQuery(new URLSearchParams(query))

describe('the query of /education-search', () => {
  it('reads what searchPath writes', () => {
    const filters = { search: 'bob & line', type: 'live-masterclass', category: 'cutting', page: 3 } as const
    expect(read(searchPath(filters).split('?')[1] ?? '')).toEqual(filters)
  })

  it('omits defaults', () => {
    expect(searchPath(read(''))).toBe('/education-search')
    expect(searchInput(read(''))).toEqual({ query: { page: 1 } })
  })

  it.each(['page=0', 'page=1e99', 'type=lesson', 'type=toString', 'search=b'])(
    'reads the defaults from ?%s',
    (query) => {
      expect(read(query)).toEqual({ search: '', type: undefined, category: '', page: 1 })
    },
  )

  it('removes NUL and truncates the text to 200 characters', () => {
    expect(read('search=a%00b').search).toBe('a b')
    expect(read(`search=${'bob '.repeat(2000)}`).search.length).toBeLessThanOrEqual(200)
  })
})

it('returns the path of a product by type', () => {
  expect(productPath('online-masterclass', 'curl-by-curl')).toBe('/online-masterclasses/curl-by-curl')
})
