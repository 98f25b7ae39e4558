import { expect, test } from 'vitest'
import { toggleLike } from './reaction.ts'

test('like adds one, unlike takes it back', () => {
  const liked = toggleLike({ isLiked: false, likesCount: 7 })
  expect(liked).toEqual({ isLiked: true, likesCount: 8 })
  expect(toggleLike(liked)).toEqual({ isLiked: false, likesCount: 7 })
})

test('the count never falls under zero', () => {
  expect(toggleLike({ isLiked: true, likesCount: 0 }).likesCount).toBe(0)
})
