import { expect, test } from 'vitest'
import { fillReply, findSlash, matchReplies } from './find-slash.ts'

test.each([
  ['/', { start: 0, end: 1, word: '' }],
  ['/scis', { start: 0, end: 5, word: 'scis' }],
  ['Hello /scis', { start: 6, end: 11, word: 'scis' }],
  ['Hello\n/', { start: 6, end: 7, word: '' }],
  ['and/or', null],
  ['1/2', null],
  ['https://', null],
  ['/scissors ', null],
  ['', null],
])('%j has the slash %j', (text, slash) => {
  expect(findSlash(text, text.length)).toEqual(slash)
})

test('the word ends at the cursor', () => {
  expect(findSlash('/sci ssors', 4)).toEqual({ start: 0, end: 4, word: 'sci' })
})

const scissors = { title: 'Scissors', text: 'We lend six pairs.' }
const access = { title: 'Access', text: 'Two years, {name}.' }
const door = { title: 'The door and access', text: 'From six.' }

test('titles that begin with the word come before titles and texts that have it', () => {
  expect(matchReplies([door, scissors, access], 'AC')).toEqual([access, door])
  expect(matchReplies([door, scissors, access], 'six')).toEqual([door, scissors])
  expect(matchReplies([door, scissors, access], '')).toEqual([door, scissors, access])
  expect(matchReplies([door], 'perm')).toEqual([])
})

test('a reply has the name of the person', () => {
  expect(fillReply(access.text, 'Ada $&')).toBe('Two years, Ada $&.')
})
