import type { ModerationCase } from '@chignon/contract/community/moderation'
import { expect, test } from 'vitest'
import { actionsOf, undoOf } from './case-actions.ts'

const author = { id: 'ada', first_name: 'Ada', last_name: 'Bell', thumbnail_url: null }
const testCase = (changed: Partial<ModerationCase>): ModerationCase => ({
  subject: 'comment',
  id: '1',
  state: 'visible',
  excerpt: 'A text',
  author,
  reports: [],
  last_reported_at: '2027-03-01T10:00:00Z',
  ...changed,
})

test('a text is hidden or shown, a post also returned, a person suspended', () => {
  expect(actionsOf(testCase({}), true)).toEqual(['hide', 'restore', 'suspend'])
  expect(actionsOf(testCase({ subject: 'post' }), true)).toEqual(['hide', 'restore', 'return', 'suspend'])
  expect(actionsOf(testCase({ subject: 'person', state: null }), true)).toEqual(['suspend'])
  expect(actionsOf(testCase({ subject: 'discussion', state: null }), false)).toEqual([])
})

test('what was deleted cannot be hidden', () => {
  expect(actionsOf(testCase({ excerpt: null, author: null, state: null }), true)).toEqual([])
})

test('a decision is undone where the text becomes what it was', () => {
  expect(undoOf('hide', 'visible')).toBe('restore')
  expect(undoOf('hide', 'held')).toBeUndefined()
  expect(undoOf('restore', 'held')).toBe('hide')
  expect(undoOf('restore', 'hidden')).toBe('hide')
  expect(undoOf('restore', 'visible')).toBeUndefined()
})
