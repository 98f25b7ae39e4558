import type { ModerationCase } from '@chignon/contract/community/moderation'
import { expect, test } from 'vitest'
import { actionsOf } from './case-actions.ts'

const author = { id: 'ada', first_name: 'Ada', last_name: 'Bell', thumbnail_url: null }
const testCase = (changed: Partial<ModerationCase>): ModerationCase => ({
  subject: 'comment',
  id: '1',
  state: 'visible',
  excerpt: 'A text',
  author,
  reports: [],
  last_reported_at: '2027-03-01T10:00:00Z',
  claim: null,
  ...changed,
})
const all = { viewerId: 'noor', maySuspend: true, mayReturn: true }
const host = { viewerId: 'noor', maySuspend: false, mayReturn: false }

test('a text is hidden or shown, a post also returned, a person suspended', () => {
  expect(actionsOf(testCase({}), all)).toEqual(['hide', 'restore', 'suspend'])
  expect(actionsOf(testCase({ subject: 'post' }), all)).toEqual(['hide', 'restore', 'return', 'suspend'])
  expect(actionsOf(testCase({ subject: 'post' }), host)).toEqual(['hide', 'restore'])
  expect(actionsOf(testCase({ subject: 'person', state: null }), all)).toEqual(['suspend'])
  expect(actionsOf(testCase({ subject: 'discussion', state: null }), host)).toEqual([])
})

test('what was deleted cannot be hidden', () => {
  expect(actionsOf(testCase({ excerpt: null, author: null, state: null }), all)).toEqual([])
})

test('nothing is done while another person is deciding', () => {
  const until = '2027-03-01T10:01:00Z'
  const noor = { ...author, id: 'noor' }
  expect(actionsOf(testCase({ claim: { by: author, until } }), all)).toEqual([])
  expect(actionsOf(testCase({ claim: { by: noor, until } }), all)).toContain('hide')
})
