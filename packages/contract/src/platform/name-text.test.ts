import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { registerForm } from '../identity/auth.ts'
import { nameText } from './name-text.ts'

const parse = (name: string) => z.safeParse(nameText(20), name).data

describe('a name (TEXT-7)', () => {
  it.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ada\nLovelace', 'Ada Lovelace'],
    ['\u202Egnp.exe\u202C', 'gnp.exe'],
    ['A\u200Bd\u00ADa\u2066\uFEFF', 'Ada'],
    // Persian and emoji need joiners.
    ['نی\u200Cلوفر', 'نی\u200Cلوفر'],
    ['\u{1F469}\u200D\u{1F467}', '\u{1F469}\u200D\u{1F467}'],
  ])('%j becomes %j', (name, expected) => {
    expect(parse(name)).toBe(expected)
  })

  it.each(['', '   ', '\u200B', '\u200C\u200D', '\u202E\u202C', '\u00A0'])('%j is missing', (name) => {
    expect(parse(name)).toBeUndefined()
  })

  it('is measured after what is removed', () => {
    expect(parse(`${'a'.repeat(20)}\u200B\u200B`)).toBe('a'.repeat(20))
    expect(parse('a'.repeat(21))).toBeUndefined()
  })

  it('is what people register with', () => {
    const form = {
      first_name: '\u202EadA',
      last_name: 'Bell\u200B',
      email: 'ada@example.com',
      password: 'hairdesign',
      password_confirmation: 'hairdesign',
    }
    expect(z.parse(registerForm, form)).toMatchObject({ first_name: 'adA', last_name: 'Bell' })
  })
})
