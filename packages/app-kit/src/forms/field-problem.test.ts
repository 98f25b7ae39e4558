import { describe, expect, it } from 'vitest'
import { problemOf } from './field-problem.ts'

const input = {
  type: 'text',
  value: 'Ada',
  minLength: -1,
  required: true,
  validity: { valid: true, valueMissing: false },
  validationMessage: '',
}

describe('problemOf', () => {
  it.each([
    [{}, undefined],
    [{ value: ' ' }, { kind: 'missing' }],
    [{ value: '', required: false }, undefined],
    [{ type: 'email', value: 'ada', validity: { valid: false, valueMissing: false } }, { kind: 'email' }],
    [
      { type: 'password', value: '1234567', minLength: 8 },
      { kind: 'short', least: 8 },
    ],
    [
      {
        type: 'url',
        value: 'ada',
        validity: { valid: false, valueMissing: false },
        validationMessage: 'Enter a URL.',
      },
      { kind: 'other', text: 'Enter a URL.' },
    ],
    [{ type: 'radio', value: 'spam', validity: { valid: false, valueMissing: true } }, { kind: 'unchosen' }],
    [{ type: 'select-one', value: '', validity: { valid: false, valueMissing: true } }, { kind: 'unchosen' }],
  ])('of %j is %j', (given, expected) => {
    expect(problemOf({ ...input, ...given })).toEqual(expected)
  })

  it('compares a repeated value', () => {
    expect(problemOf({ ...input, value: 'hairdesign' }, 'hairdesign')).toBeUndefined()
    expect(problemOf({ ...input, value: 'hairdesigned' }, 'hairdesign')).toEqual({ kind: 'mismatch' })
  })
})
