import { expect, it } from 'vitest'
import { availableFeeds } from './feeds.ts'

it('returns the feeds whose entries have a page', () => {
  expect(availableFeeds({})).toEqual(['courses', 'posts'])
  expect(availableFeeds({ pages: new Set(['/', '/courses/:slug']) })).toEqual(['courses'])
  expect(availableFeeds({ pages: new Set() })).toEqual([])
})
