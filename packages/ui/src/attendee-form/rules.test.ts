import { expect, test } from 'vitest'
import { attendeeProblemOf, fieldStateOf, fitAttendees, isEmail, nobody } from './rules.ts'

const ana = { fullName: 'Ana Díaz', email: 'ana@chignon.example' }
const mila = { fullName: 'Mila Novak', email: 'mila@chignon.example' }

test('one attendee for each ticket', () => {
  expect(fitAttendees([ana], 3)).toEqual([ana, nobody, nobody])
  expect(fitAttendees([ana, mila], 1)).toEqual([ana])
})

test('all must be there before the next step', () => {
  expect(attendeeProblemOf([ana, mila], 2)).toBeNull()
  expect(attendeeProblemOf([ana], 2)).toBe('missing-attendees')
  expect(attendeeProblemOf([{ ...ana, fullName: ' ' }], 1)).toBe('missing-attendees')
  expect(attendeeProblemOf([{ ...ana, email: 'ana@chignon' }], 1)).toBe('missing-attendees')
})

test.each([
  ['ana@chignon.example', true],
  [' ana+atelier@mail.chignon.example ', true],
  ['ana@chignon', false],
  ['ana@.example', false],
  ['ana chignon@example.com', false],
  ['', false],
])('%s as an address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})

test('a field is neutral until typed in', () => {
  expect(fieldStateOf('', false, false)).toBe('neutral')
  expect(fieldStateOf('', false, true)).toBe('error')
  expect(fieldStateOf('ana@', false, false)).toBe('error')
  expect(fieldStateOf('ana@chignon.example', true, false)).toBe('success')
})
