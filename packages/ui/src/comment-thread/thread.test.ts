import { expect, test } from 'vitest'
import { threadOf } from './thread.ts'

const shape = (remarks: Parameters<typeof threadOf>[0]) =>
  threadOf(remarks).map(({ remark, replies }) => [
    remark.id,
    replies.map((reply) => [reply.remark.id, reply.to.id]),
  ])

test('replies stand one level deep, in the order they were said, each knowing whom it answers', () => {
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

test('nothing said is lost: neither an orphan nor a loop', () => {
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
