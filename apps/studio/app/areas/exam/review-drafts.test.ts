import { expect, test } from 'vitest'
import { choose, hasContradiction, renew, settle, typeInto, unsavedChanges } from './review-drafts.ts'

const typed = typeInto({}, { questionId: 'a', value: 'Good', stored: '' })
const comments = (drafts: typeof typed) => unsavedChanges({ marks: {}, comments: drafts, drawings: {} })

test('what was typed is unsaved until the server has it', () => {
  expect(comments(typed)).toEqual([{ questionId: 'a', field: 'comment', value: 'Good' }])
  expect(comments(settle(typed, { questionId: 'a', sent: 'Good', stored: 'Good' }))).toEqual([])
})

test('what was typed while a save was on its way is not saved, and the field keeps it', () => {
  const longer = typeInto(typed, { questionId: 'a', value: 'Good cut ', stored: '' })
  const settled = settle(longer, { questionId: 'a', sent: 'Good', stored: 'Good' })
  expect(comments(settled)).toEqual([{ questionId: 'a', field: 'comment', value: 'Good cut ' }])
})

test('spaces that the server removes stay in the field, and are no contradiction', () => {
  const spaced = typeInto({}, { questionId: 'a', value: 'Good ', stored: '' })
  const settled = settle(spaced, { questionId: 'a', sent: 'Good ', stored: 'Good' })
  expect(renew(settled, () => 'Good', null)['a']).toMatchObject({ value: 'Good ', isSaved: true })
})

test('a newer review keeps what is not saved if no one else wrote there', () => {
  expect(renew(typed, () => '', null)['a']).toMatchObject({
    value: 'Good',
    isSaved: false,
    theirs: undefined,
  })
})

test('two texts in one field are both kept until one is chosen', () => {
  const both = renew(typed, () => 'Too short', null)
  expect(both['a']).toMatchObject({ value: 'Good', theirs: 'Too short' })
  expect(hasContradiction({ marks: {}, comments: both, drawings: {} })).toBe(true)
  expect(comments(both)).toEqual([])
  expect(comments(choose(both, 'a', 'mine'))).toEqual([{ questionId: 'a', field: 'comment', value: 'Good' }])
  expect(choose(both, 'a', 'theirs')).toEqual({})
  // Mine was chosen over exactly this text.
  const chosen = choose(both, 'a', 'mine')
  expect(
    hasContradiction({ marks: {}, comments: renew(chosen, () => 'Too short', null), drawings: {} }),
  ).toBe(false)
})

test('the same text of two examiners is saved', () => {
  expect(comments(renew(typed, () => 'Good', null))).toEqual([])
})

test('a saved field shows what is newer, unless the cursor is in it', () => {
  const saved = settle(typed, { questionId: 'a', sent: 'Good', stored: 'Good' })
  expect(renew(saved, () => 'Too short', null)).toEqual({})
  expect(renew(saved, () => 'Too short', 'a')['a']).toMatchObject({ value: 'Good', theirs: 'Too short' })
})
