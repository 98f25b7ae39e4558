import { expect, test } from 'vitest'
import { buildThread } from './build-thread.ts'

const shape = (comments: Parameters<typeof buildThread>[0]) =>
  buildThread(comments).map(({ comment, replies }) => [
    comment.id,
    replies.map((reply) => [reply.comment.id, reply.to.id]),
  ])

test('nests replies one level in order and links each to the comment it answers', () => {
  expect(
    shape([
      { id: 'a' },
      { id: 'b', parentId: null },
      { id: 'a1', parentId: 'a' },
      { id: 'b1', parentId: 'b' },
      { id: 'a2', parentId: 'a1' },
    ]),
  ).toEqual([
    [
      'a',
      [
        ['a1', 'a'],
        ['a2', 'a1'],
      ],
    ],
    ['b', [['b1', 'b']]],
  ])
})

test('keeps replies to missing comments and cycles as top-level comments', () => {
  expect(
    shape([
      { id: 'x', parentId: 'gone' },
      { id: 'y', parentId: 'z' },
      { id: 'z', parentId: 'y' },
    ]),
  ).toEqual([
    ['x', []],
    ['y', []],
    ['z', []],
  ])
})
