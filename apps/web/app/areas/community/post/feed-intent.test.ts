import { expect, it } from 'vitest'
import { wholeFeed, type FeedFilters } from './feed-filters.ts'
import { createFeedIntent } from './feed-intent.ts'

const withCategory = (slug: string) => (filters: FeedFilters) => ({
  categories: [...filters.categories, slug],
})

it('adds a second click to the first one that the page does not show yet', () => {
  const intent = createFeedIntent()
  const shown = { ...wholeFeed, page: 3 }
  intent.choose(shown, withCategory('colour'))
  expect(intent.choose(shown, withCategory('cutting'))).toEqual({
    ...wholeFeed,
    categories: ['colour', 'cutting'],
  })
})

it('keeps both clicks while the page shows the first one only', () => {
  const intent = createFeedIntent()
  const first = intent.choose(wholeFeed, withCategory('colour'))
  intent.choose(wholeFeed, withCategory('cutting'))
  intent.settle(first)
  expect(intent.choose(first, () => ({ types: ['video'] })).categories).toEqual(['colour', 'cutting'])
})

it('begins with what the page shows once it shows the last choice', () => {
  const intent = createFeedIntent()
  intent.settle(intent.choose(wholeFeed, withCategory('colour')))
  expect(intent.choose(wholeFeed, withCategory('cutting')).categories).toEqual(['cutting'])
})
