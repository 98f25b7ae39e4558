import { expect, it } from 'vitest'
import { withCurrent } from './with-current.ts'

const curls = { id: '1', slug: 'curls', name: 'Curls' }
const colour = { id: '2', slug: 'colour', name: 'Colour' }

it('adds what the subject has and is offered no longer, and nothing twice', () => {
  expect(withCurrent([curls], [colour])).toEqual([curls, colour])
  expect(withCurrent([curls, colour], [colour])).toEqual([curls, colour])
  expect(withCurrent([curls], [])).toEqual([curls])
})
