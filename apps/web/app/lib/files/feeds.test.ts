import { expect, it } from 'vitest'
import { feedsOf } from './feeds.ts'

it('has the feeds whose entries have a page', () => {
  expect(feedsOf({})).toEqual(['courses', 'posts'])
  expect(feedsOf({ pages: new Set(['/', '/courses/:slug']) })).toEqual(['courses'])
  expect(feedsOf({ pages: new Set() })).toEqual([])
})
