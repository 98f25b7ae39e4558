import { describe, expect, it } from 'vitest'
import { categoryPath } from './category-path.ts'
import { readPage } from '../list/educations-query.ts'

describe('categoryPath', () => {
  it('contains the page number from page 2 on, which readPage reads', () => {
    expect(categoryPath('cutting')).toBe('/educations/categories/cutting')
    const second = categoryPath('cutting', 2)
    expect(second).toBe('/educations/categories/cutting?page=2')
    expect(readPage(new URLSearchParams(second.split('?')[1]))).toBe(2)
  })

  it.each(['', 'page=0', 'page=-1', 'page=x', 'page=1.5', 'page=1e9'])('reads page 1 from ?%s', (query) => {
    expect(readPage(new URLSearchParams(query))).toBe(1)
  })
})
