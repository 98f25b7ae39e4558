import { expect, it } from 'vitest'
import { coverUrl } from './cover-url.ts'

it('contains shape, category, slug and file type', () => {
  const bob = { slug: 'the-bob', category: { slug: 'cutting' } }
  expect(coverUrl(bob, 'portrait')).toBe('/covers/1/portrait/cutting/the-bob.svg')
  expect(coverUrl(bob, 'card', 'png')).toBe('/covers/1/card/cutting/the-bob.png')
})
