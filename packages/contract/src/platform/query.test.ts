import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { paging, search } from './query.ts'

const list = z.object({ ...paging(12), search })

describe('the query of a list', () => {
  it('defaults to the first page with the default size', () => {
    expect(z.parse(list, {})).toEqual({ page: 1, per_page: 12 })
  })

  it('parses numbers written as text', () => {
    expect(z.parse(list, { page: '3', per_page: '50', search: ' bob ' })).toEqual({
      page: 3,
      per_page: 50,
      search: 'bob',
    })
  })

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'two' },
    { page: '100001' },
    { per_page: '0' },
    { per_page: '51' },
  ])('rejects %j', (query) => {
    expect(z.safeParse(list, query).success).toBe(false)
  })

  it('rejects a search text that is too long', () => {
    expect(z.safeParse(list, { search: 'x'.repeat(200) }).success).toBe(true)
    expect(z.safeParse(list, { search: 'x'.repeat(201) }).success).toBe(false)
  })
})
