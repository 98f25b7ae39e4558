import { describe, expect, it } from 'vitest'
import { readSearchQuery, searchPath, searchInput, productPath } from './search-query.ts'

const read = (query: string) => readSearchQuery(new URLSearchParams(query))

describe('the address of /education-search', () => {
  it('is read back as it was written', () => {
    const filters = { search: 'bob & line', type: 'live-masterclass', category: 'cutting', page: 3 } as const
    expect(read(searchPath(filters).split('?')[1] ?? '')).toEqual(filters)
  })

  it('leaves out what is as by default', () => {
    expect(searchPath(read(''))).toBe('/education-search')
    expect(searchInput(read(''))).toEqual({ query: { page: 1 } })
  })

  it.each(['page=0', 'page=1e99', 'type=lesson', 'type=toString', 'search=b'])(
    'shows everything where ?%s makes no sense',
    (query) => {
      expect(read(query)).toEqual({ search: '', type: undefined, category: '', page: 1 })
    },
  )

  it('takes from a text what the provider takes: no NUL, two hundred characters', () => {
    expect(read('search=a%00b').search).toBe('a b')
    expect(read(`search=${'bob '.repeat(2000)}`).search.length).toBeLessThanOrEqual(200)
  })
})

it('knows where each type of thing is shown', () => {
  expect(productPath('online-masterclass', 'curl-by-curl')).toBe('/online-masterclasses/curl-by-curl')
})
