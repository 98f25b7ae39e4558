import { describe, expect, it } from 'vitest'
import { educationsPath, readEducationsQuery } from './educations-query.ts'

const read = (query: string) => readEducationsQuery(new URLSearchParams(query))

describe('the query of /educations', () => {
  it('reads what educationsPath writes', () => {
    const filters = { tab: 'courses', search: 'bob & line', category: 'cutting', page: 3 } as const
    const address = educationsPath(filters)
    expect(read(address.split('?')[1] ?? '')).toEqual(filters)
  })

  it('omits defaults', () => {
    expect(educationsPath(read(''))).toBe('/educations')
  })

  it('keeps the category on the programs tab', () => {
    expect(educationsPath({ ...read('category=colour'), tab: 'programs' })).toBe(
      '/educations?tab=programs&category=colour',
    )
  })

  it.each(['page=0', 'page=-2', 'page=abc', 'page=1e99', 'page=1.5', 'tab=x'])(
    'reads the defaults from %s',
    (query) => {
      expect(read(query)).toMatchObject({ tab: 'courses', page: 1 })
    },
  )

  it('ignores a search text of one character', () => {
    expect(read('search=a').search).toBe('')
    expect(read('search=ab').search).toBe('ab')
  })
})
