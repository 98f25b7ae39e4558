import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { loginForm, registerForm } from './auth.ts'

const person = {
  first_name: 'Ada',
  last_name: 'Bell',
  email: 'ada@example.com',
  password: 'hairdesign',
  password_confirmation: 'hairdesign',
}

/** The fields that are wrong. */
const wrongIn = (form: z.ZodMiniType, values: object) => [
  ...new Set(z.safeParse(form, values).error?.issues.map(({ path }) => path[0])),
]

describe('the login form (FORM-1)', () => {
  it('accepts an address and a password of at least 8 characters', () => {
    expect(wrongIn(loginForm, { email: 'ada@example.com', password: '12345678' })).toEqual([])
  })

  it.each([
    [{ email: '', password: '12345678' }, 'email'],
    [{ password: '12345678' }, 'email'],
    [{ email: 'ada', password: '12345678' }, 'email'],
    [{ email: 'ada@example', password: '12345678' }, 'email'],
    [{ email: 'ada@example.com', password: '1234567' }, 'password'],
    [{ email: 'ada@example.com' }, 'password'],
    [{ email: 'ada@example.com', password: 12_345_678 }, 'password'],
  ])('refuses %j', (values, field) => {
    expect(wrongIn(loginForm, values)).toEqual([field])
  })
})

describe('the register form (FORM-2)', () => {
  it('accepts two equal passwords', () => {
    expect(wrongIn(registerForm, person)).toEqual([])
  })

  it.each(['first_name', 'last_name', 'email', 'password', 'password_confirmation'])(
    'asks for %s',
    (field) => {
      expect(wrongIn(registerForm, { ...person, [field]: '' })).toContain(field)
    },
  )

  it('reports password_confirmation when the passwords differ', () => {
    expect(wrongIn(registerForm, { ...person, password_confirmation: 'hairdesigned' })).toEqual([
      'password_confirmation',
    ])
  })

  it('rejects a name of spaces only and trims a name', () => {
    expect(wrongIn(registerForm, { ...person, first_name: '   ' })).toEqual(['first_name'])
    expect(z.parse(registerForm, { ...person, first_name: ' Ada ' }).first_name).toBe('Ada')
  })

  it('keeps the spaces of a password', () => {
    const password = '  hair  design  '
    expect(z.parse(registerForm, { ...person, password, password_confirmation: password }).password).toBe(
      password,
    )
  })
})
