import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { paging, search } from './query.ts'

const list = z.object({ ...paging(12), search })

describe('the query of a list', () => {
  it('is the first page of the usual size where nothing is asked', () => {
    expect(z.parse(list, {})).toEqual({ page: 1, per_page: 12 })
  })

  it('comes as text from an address', () => {
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
  ])('is refused for %j', (query) => {
    expect(z.safeParse(list, query).success).toBe(false)
  })

  it('is refused for a text that nobody would type', () => {
    expect(z.safeParse(list, { search: 'x'.repeat(200) }).success).toBe(true)
    expect(z.safeParse(list, { search: 'x'.repeat(201) }).success).toBe(false)
  })
})
