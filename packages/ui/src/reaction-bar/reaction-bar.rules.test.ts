import { expect, test } from 'vitest'
import { toggleLike } from './reaction-bar.rules.ts'

test('adds one for a like and subtracts it for an unlike', () => {
  const liked = toggleLike({ isLiked: false, likesCount: 7 })
  expect(liked).toEqual({ isLiked: true, likesCount: 8 })
  expect(toggleLike(liked)).toEqual({ isLiked: false, likesCount: 7 })
})

test('never returns a negative count', () => {
  expect(toggleLike({ isLiked: true, likesCount: 0 }).likesCount).toBe(0)
})
