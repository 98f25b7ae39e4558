import { expect, test } from 'vitest'
import { canScheduleFor, draftSlug, missingIn, publishedSlug, stateOf } from './own-post.rules.ts'
import { moved } from '../../platform/picture/moved.ts'

const draft = draftSlug()
const ending = draft.slice(-6)

test.each([
  ['A bob, from line to movement', 'a-bob-from-line-to-movement'],
  ['Größe & Fülle: für Köpfe', 'grosse-fulle-fur-kopfe'],
  ['شینیون ساده', 'post'],
  ['x'.repeat(100), 'x'.repeat(80)],
  ['---', 'post'],
])('the slug of %j', (title, words) => {
  expect(publishedSlug(draft, title)).toBe(`${words}-${ending}`)
})

test('a published post keeps its slug', () => {
  expect(publishedSlug('my-first-bob', 'Another title')).toBe('my-first-bob')
})

test('a post is a draft, scheduled or published', () => {
  const time = new Date()
  expect(stateOf({ publishedAt: null, scheduledAt: null })).toBe('draft')
  expect(stateOf({ publishedAt: null, scheduledAt: time })).toBe('scheduled')
  expect(stateOf({ publishedAt: time, scheduledAt: null })).toBe('published')
})

test('each type needs a title and something else (COMPOSE-3)', () => {
  const empty = { name: ' ', body: '', resourceTypes: [] }
  expect(missingIn({ ...empty, type: 'article' })).toEqual(['name', 'body'])
  expect(missingIn({ ...empty, type: 'image', name: 'A bob', resourceTypes: ['video/mp4'] })).toEqual([
    'picture',
  ])
  expect(missingIn({ ...empty, type: 'video', name: 'A bob', resourceTypes: ['video/mp4'] })).toEqual([])
  expect(missingIn({ ...empty, type: 'question', name: 'A bob', body: 'How?' })).toEqual([])
})

test('a time to publish is in the future, at most a year ahead (COMPOSE-5)', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  expect(canScheduleFor(now, now)).toBe(false)
  expect(canScheduleFor(new Date('2026-11-23T10:01:00Z'), now)).toBe(true)
  expect(canScheduleFor(new Date('2027-11-23T10:00:00Z'), now)).toBe(true)
  expect(canScheduleFor(new Date('2027-11-23T10:01:00Z'), now)).toBe(false)
})

test('moves an entry of a list', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
})
