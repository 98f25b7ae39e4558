import type { Comment, ListedComment } from '@chignon/contract/community/comment'
import { expect, test } from 'vitest'
import { including, numbersOf } from './shown-pages.ts'
import { commentsOf, toThreads, withReplies, type Thread } from './threads.ts'

const comment = (id: string, parentId: string | null = null): Comment => ({
  id,
  parent_id: parentId,
  author: null,
  locale: 'en',
  body: id,
  text: [],
  published_at: '2027-01-01T00:00:00.000Z',
  edited_at: null,
  is_deleted: false,
  state: 'visible',
  is_muted: false,
  is_own: false,
  is_liked: false,
  likes_count: 0,
})
const listed = (id: string, parentId: string | null = null, replies = 0): ListedComment => ({
  ...comment(id, parentId),
  replies_count: replies,
})
const outline = (threads: Thread[]) =>
  threads.map(({ first, replies }) => [first.id, ...replies.map(({ id }) => id)])

test('groups replies below the comment they follow, and shows one without its comment alone', () => {
  const pages = [
    [listed('a', null, 2), listed('a1', 'a'), listed('a2', 'a1'), listed('b')],
    [listed('b'), listed('c', 'gone', 1), listed('c1', 'c')],
  ]
  expect(outline(toThreads(pages))).toEqual([['a', 'a1', 'a2'], ['b'], ['c', 'c1']])
})

test('puts replies of a later page below an accepted answer that came first', () => {
  const pages = [
    [listed('z', null, 1), listed('a')],
    [listed('y'), listed('z', null, 1), listed('z1', 'z')],
  ]
  const threads = toThreads(pages)
  expect(outline(threads)).toEqual([['z', 'z1'], ['a'], ['y']])
  expect(commentsOf([...threads, ...threads]).map(({ id }) => id)).toEqual(['z', 'z1', 'a', 'y'])
})

test('shows a reply to a reply of another page below the comment', () => {
  const thread = { first: listed('a', null, 30), replies: [] }
  const loaded = withReplies(thread, { replies: [comment('x', 'earlier'), comment('y', 'x')], total: 31 })
  expect(loaded.replies.map(({ parent_id }) => parent_id)).toEqual(['a', 'x'])
  expect(loaded.first.replies_count).toBe(31)
})

test('grows by the next page, and begins again with any other', () => {
  const shown = { from: 2, to: 3 }
  expect(including(shown, 2)).toBe(shown)
  expect(including(shown, 4)).toEqual({ from: 2, to: 4 })
  expect(including(shown, 1)).toEqual({ from: 1, to: 1 })
  expect(numbersOf({ from: 2, to: 4 })).toEqual([2, 3, 4])
})
