import type { Story, StoryCategory } from '@chignon/contract/community/story'
import { expect, test } from 'vitest'
import { orderCircles } from './story-circle-order.ts'

const story = (slug: string, is_seen = false): Story => ({
  id: `id-${slug}`,
  slug,
  locale: 'en',
  name: slug,
  original: null,
  author: { id: 'ines', first_name: 'Inês', last_name: 'Duarte', thumbnail_url: null },
  preview_url: null,
  picture: null,
  published_at: null,
  expires_at: null,
  is_seen,
  is_own: false,
  state: 'visible',
})
const category = (slug: string, stories: Story[]): StoryCategory => ({ id: slug, slug, name: slug, stories })

test('puts circles with unseen stories first, and begins each with the first unseen story', () => {
  const tools = category('tools', [story('comb', true), story('brush', true)])
  const chair = category('chair', [story('cape', true), story('towel')])
  const work = category('work', [story('braid')])
  const order = (seenHere: string[]) =>
    orderCircles([tools, chair, work], seenHere).map(({ category: { slug }, isSeen, start }) => [
      slug,
      isSeen,
      start,
    ])
  expect(order([])).toEqual([
    ['chair', false, 'towel'],
    ['work', false, 'braid'],
    ['tools', true, 'comb'],
  ])
  expect(order(['id-towel'])).toEqual([
    ['work', false, 'braid'],
    ['tools', true, 'comb'],
    ['chair', true, 'cape'],
  ])
})
