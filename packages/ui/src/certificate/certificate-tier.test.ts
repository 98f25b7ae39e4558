import { expect, test } from 'vitest'
import { coursesToSilver, tierOf } from './certificate-tier.ts'

test('returns silver for courses, gold for a program, premium gold for the online masterclass', () => {
  expect([tierOf('qualification'), tierOf('program'), tierOf('online_masterclass')]).toEqual([
    'silver',
    'gold',
    'premium_gold',
  ])
})

test('requires any two courses of a category', () => {
  expect([0, 1, 2, 5].map(coursesToSilver)).toEqual([2, 1, 0, 0])
})
