import { describe, expect, it } from 'vitest'
import { educationsPath, readEducationsQuery } from './educations-query.ts'

const read = (query: string) => readEducationsQuery(new URLSearchParams(query))

describe('the address of /educations', () => {
  it('is read back as it was written', () => {
    const filters = { tab: 'courses', search: 'bob & line', category: 'cutting', page: 3 } as const
    const address = educationsPath(filters)
    expect(read(address.split('?')[1] ?? '')).toEqual(filters)
  })

  it('leaves out what is as by default', () => {
    expect(educationsPath(read(''))).toBe('/educations')
  })

  it('keeps to the category on the other tab as well', () => {
    expect(educationsPath({ ...read('category=colour'), tab: 'programs' })).toBe(
      '/educations?tab=programs&category=colour',
    )
  })

  it.each(['page=0', 'page=-2', 'page=abc', 'page=1e99', 'page=1.5', 'tab=x'])(
    'shows the first page for %s',
    (query) => {
      expect(read(query)).toMatchObject({ tab: 'courses', page: 1 })
    },
  )

  it('searches for more than one character only', () => {
    expect(read('search=a').search).toBe('')
    expect(read('search=ab').search).toBe('ab')
  })
})
