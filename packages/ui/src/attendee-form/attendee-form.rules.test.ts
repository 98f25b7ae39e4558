import { expect, test } from 'vitest'
import {
  attendeeProblemOf,
  fieldStateOf,
  fitAttendees,
  isEmail,
  emptyAttendee,
} from './attendee-form.rules.ts'

const ana = { fullName: 'Ana Díaz', email: 'ana@chignon.example' }
const mila = { fullName: 'Mila Novak', email: 'mila@chignon.example' }

test('fits the list to one attendee per ticket', () => {
  expect(fitAttendees([ana], 3)).toEqual([ana, emptyAttendee, emptyAttendee])
  expect(fitAttendees([ana, mila], 1)).toEqual([ana])
})

test('returns missing-attendees until all are complete', () => {
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
])('validates %s as an email address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})

test('keeps a field neutral until it is edited', () => {
  const unused = { hasTyped: false, hasTried: false }
  const typed = { hasTyped: true, hasTried: false }
  expect(fieldStateOf('', false, unused)).toBe('neutral')
  expect(fieldStateOf('', false, { ...unused, hasTried: true })).toBe('error')
  expect(fieldStateOf('ana@', false, typed)).toBe('error')
  expect(fieldStateOf('ana@', false, unused)).toBe('error')
  expect(fieldStateOf('ana@chignon.example', true, typed)).toBe('success')
  expect(fieldStateOf('ana@chignon.example', true, unused)).toBe('neutral')
})
