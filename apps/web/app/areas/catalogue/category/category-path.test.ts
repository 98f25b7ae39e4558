import { describe, expect, it } from 'vitest'
import { categoryPath } from './category-path.ts'
import { readPage } from '../list/educations-query.ts'

describe('the address of a category', () => {
  it('names its page from the second on, and is read back', () => {
    expect(categoryPath('cutting')).toBe('/educations/categories/cutting')
    const second = categoryPath('cutting', 2)
    expect(second).toBe('/educations/categories/cutting?page=2')
    expect(readPage(new URLSearchParams(second.split('?')[1]))).toBe(2)
  })

  it.each(['', 'page=0', 'page=-1', 'page=x', 'page=1.5', 'page=1e9'])('shows the first for ?%s', (query) => {
    expect(readPage(new URLSearchParams(query))).toBe(1)
  })
})
