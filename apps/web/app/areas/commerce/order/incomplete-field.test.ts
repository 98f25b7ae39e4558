import { expect, it } from 'vitest'
import { incompleteFieldOf } from './incomplete-field.ts'

const ada = { fullName: 'Ada Bell', email: 'ada@example.com' }

it('is the first field without a valid value', () => {
  expect(incompleteFieldOf([ada], 2)).toBe('attendees[1][full_name]')
  expect(incompleteFieldOf([ada, { fullName: 'Mila Novak', email: 'mila' }], 2)).toBe('attendees[1][email]')
  expect(incompleteFieldOf([{ fullName: '', email: 'ada' }, ada], 2)).toBe('attendees[0][full_name]')
})

it('is null if all attendees are complete', () => {
  expect(incompleteFieldOf([ada, ada], 2)).toBeNull()
})
