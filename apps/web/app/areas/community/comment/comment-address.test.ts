import { expect, test } from 'vitest'
import { commentsPath, readCommentAddress } from './comment-address.ts'

test('reads what it writes, and omits defaults', () => {
  const address = { page: 3, thread: 'a1', repliesPage: 2 }
  const path = commentsPath('bob', address, 'comment-b2')
  expect(path).toBe('/posts/bob?comments=3&thread=a1&replies=2#comment-b2')
  expect(readCommentAddress(new URL(path, 'https://chignon.example').searchParams)).toEqual(address)
  expect(commentsPath('bob', { page: 1, thread: null, repliesPage: 1 })).toBe('/posts/bob#comments')
})

test('reads invalid numbers as 1', () => {
  for (const text of ['0', '-1', 'x', '1.5', '1e9'])
    expect(readCommentAddress(new URLSearchParams({ comments: text, replies: text }))).toEqual({
      page: 1,
      thread: null,
      repliesPage: 1,
    })
})
