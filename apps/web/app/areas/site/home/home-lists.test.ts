import { expect, it } from 'vitest'
import { notBought, notGoing } from './home-lists.ts'

const course = (id: string, is_bought: boolean, has_expired = false) => ({ id, is_bought, has_expired })

it('offers no course that the viewer has, but one whose access has expired', () => {
  const courses = [
    course('new', false),
    course('bought', true),
    course('expired', true, true),
    course('other', false),
    course('third', false),
    course('fifth', false),
  ]
  expect(notBought(courses).map(({ id }) => id)).toEqual(['new', 'expired', 'other', 'third'])
})

it('offers no event that the viewer has a ticket for', () => {
  const events = ['lisbon', 'milan', 'lyon', 'basel'].map((id) => ({ id }))
  expect(notGoing(events, [{ id: 'milan' }]).map(({ id }) => id)).toEqual(['lisbon', 'lyon', 'basel'])
})
